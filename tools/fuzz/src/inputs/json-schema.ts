import type { Ability } from '@tailgate/contract';
import { z } from 'zod';
import type { Json } from './json.ts';

/** As much of draft 7 as zod writes. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
  readonly 'x-ability'?: Ability;
}

const DEEPEST_REFERENCE = 3;

/** zod refers back only where a schema holds itself; a few turns of that are enough for us. */
const withoutReferences = (schema: unknown, root: unknown, depth = 0): unknown => {
  if (Array.isArray(schema)) return schema.map((item) => withoutReferences(item, root, depth));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema && typeof schema.$ref === 'string') {
    if (depth >= DEEPEST_REFERENCE) return {};
    const steps = schema.$ref.split('/').slice(1);
    const target = steps.reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], root);
    return withoutReferences(target, root, depth + 1);
  }
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'definitions')
      .map(([key, inner]) => [key, withoutReferences(inner, root, depth)]),
  );
};

const converted = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const root = z.toJSONSchema(schema, { target: 'draft-7', io, unrepresentable: 'any' });
  return withoutReferences(root, root) as JsonSchema;
};

export const inputSchema = (schema: z.ZodType): JsonSchema => converted(schema, 'input');
export const outputSchema = (schema: z.ZodType): JsonSchema => converted(schema, 'output');

export const propertiesOf = (schema: JsonSchema): [string, JsonSchema][] => Object.entries(schema.properties ?? {});

export const alternativesOf = (schema: JsonSchema): readonly JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [];

/** The alternative that is not null, or the schema itself: where the bounds are. */
export const substanceOf = (schema: JsonSchema): JsonSchema =>
  alternativesOf(schema).find((alternative) => alternative.type !== 'null') ?? schema;

const isTuple = (items: JsonSchema | readonly JsonSchema[]): items is readonly JsonSchema[] => Array.isArray(items);

/** The schema of an array's item; a tuple has one for each. */
export const itemSchema = ({ items = {} }: JsonSchema, index: number): JsonSchema =>
  isTuple(items) ? (items[index] ?? {}) : items;

export const tupleLength = ({ items = {} }: JsonSchema): number | undefined =>
  isTuple(items) ? items.length : undefined;

/** How many fields a value can have, those within included. */
export const fieldCount = (schema: JsonSchema): number =>
  propertiesOf(substanceOf(schema)).reduce((sum, [, property]) => sum + 1 + fieldCount(property), 0);
