import { z } from 'zod';
import type { Ability } from './abilities.ts';
import { describeAccess } from './access.ts';
import type { EndpointRow } from './endpoint.ts';
import { ABILITY_KEY, VALUE_KEY } from './reference.ts';

type JsonSchema = Record<string, unknown>;

/** Where a row takes a reference: `params.id`, `query.sp_id`, `body.pets[].addOnIds[]`. */
export interface DeclaredReference {
  readonly path: string;
  readonly ability: Ability;
}

interface Leaf {
  readonly path: string;
  readonly schema: JsonSchema;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value : [value]).filter(isSchema);

/** Every place of a schema that holds a plain value, with its path. */
const leavesOf = (schema: JsonSchema, path: string): Leaf[] => {
  const nested = [
    ...Object.entries(isSchema(schema['properties']) ? schema['properties'] : {}).flatMap(([name, property]) =>
      schemasIn(property).flatMap((inner) => leavesOf(inner, `${path}.${name}`)),
    ),
    ...schemasIn(schema['items']).flatMap((inner) => leavesOf(inner, `${path}[]`)),
    ...schemasIn(schema['additionalProperties']).flatMap((inner) => leavesOf(inner, `${path}.*`)),
    ...[schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((choices) =>
      schemasIn(choices).flatMap((inner) => leavesOf(inner, path)),
    ),
  ];
  return nested.length > 0 ? nested : [{ path, schema }];
};

const PARTS = ['params', 'query', 'body'] as const;

type Parts = Pick<EndpointRow, (typeof PARTS)[number]>;

const known = new WeakMap<Parts, Leaf[]>();
/** Rows never change, and making JSON Schema of one costs more than most calls to it. */
const leavesOfRow = (row: Parts): Leaf[] => {
  const leaves =
    known.get(row) ??
    PARTS.flatMap((part) =>
      leavesOf(z.toJSONSchema(row[part], { target: 'draft-7', io: 'input', unrepresentable: 'any' }), part),
    );
  known.set(row, leaves);
  return leaves;
};

export const referencesOf = (row: Parts): DeclaredReference[] =>
  leavesOfRow(row).flatMap(({ path, schema }) =>
    ABILITY_KEY in schema ? [{ path, ability: schema[ABILITY_KEY] as Ability }] : [],
  );

/** Places that take an id, or a path parameter of any kind, without saying which ability decides about it. */
export const undeclaredPlacesOf = (row: Parts): string[] =>
  leavesOfRow(row)
    .filter(({ schema }) => !(ABILITY_KEY in schema))
    .filter(
      ({ path, schema }) => schema['format'] === 'uuid' || (path.startsWith('params.') && schema[VALUE_KEY] !== true),
    )
    .map(({ path }) => path);

/** One line for documentation and the inventory: who may call, and who decides about what the call names. */
export const describeRow = (row: EndpointRow): string =>
  [describeAccess(row.access), ...referencesOf(row).map(({ path, ability }) => `${path} by ${ability}`)].join(' · ');
