import { alternativesOf, itemSchema, type JsonSchema } from './json-schema.ts';
import { isObject, typeOf, type Json, type Path } from './json.ts';

/** One field of a drawn value, with the schema it was drawn from. */
export interface Place {
  readonly path: Path;
  readonly schema: JsonSchema;
  readonly value: Json;
}

const branchOf = (schema: JsonSchema, value: Json): JsonSchema =>
  alternativesOf(schema).find((alternative) => alternative.type === typeOf(value)) ?? schema;

/** Only the first items of a long list are mutated. */
const MOST_ITEMS = 8;

/** Every field below the root, containers included. */
export const placesIn = (schema: JsonSchema, value: Json, path: Path = []): Place[] => {
  const here = branchOf(schema, value);
  const below = Array.isArray(value)
    ? value.slice(0, MOST_ITEMS).flatMap((item, index) => placesIn(itemSchema(here, index), item, [...path, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, inner]) => placesIn(fieldSchema(here, key), inner, [...path, key]))
      : [];
  return path.length === 0 ? below : [{ path, schema, value }, ...below];
};

const fieldSchema = ({ properties, additionalProperties }: JsonSchema, key: string): JsonSchema =>
  properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
