import { alternativesOf, itemSchema, type JsonSchema } from '../inputs/json-schema.ts';
import { isObject, typeOf, type Json } from '../inputs/json.ts';

/** Keys of an answer that its schema does not declare. */
export const undeclaredKeys = (schema: JsonSchema, value: Json, path = ''): string[] => {
  if (!isObject(value) && !Array.isArray(value)) return [];
  const alternatives = alternativesOf(schema).filter(({ type }) => type === undefined || type === typeOf(value));
  if (alternatives.length > 0) {
    // A value fits one alternative: what the best-fitting one leaves over is undeclared.
    const leftOver = alternatives.map((alternative) => undeclaredKeys(alternative, value, path));
    return leftOver.reduce((fewest, candidate) => (candidate.length < fewest.length ? candidate : fewest));
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => undeclaredKeys(itemSchema(schema, index), item, `${path}[${index}]`));
  }
  const declared = declaredIn(schema);
  if (!declared) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path === '' ? key : `${path}.${key}`;
    const property = Object.hasOwn(declared.properties, key) ? declared.properties[key] : declared.others;
    return property ? undeclaredKeys(property, inner, here) : [here];
  });
};

/** undefined where the schema says nothing about keys at all ("anything"). */
const declaredIn = (
  schema: JsonSchema,
): { properties: Readonly<Record<string, JsonSchema>>; others: JsonSchema | undefined } | undefined => {
  if (schema.allOf) {
    const parts = schema.allOf.map(declaredIn).filter((part) => part !== undefined);
    return {
      properties: Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, JsonSchema>,
      others: undefined,
    };
  }
  const { properties, additionalProperties } = schema;
  if (!properties && additionalProperties === undefined)
    return schema.type === 'object' ? { properties: {}, others: undefined } : undefined;
  return {
    properties: properties ?? {},
    others: typeof additionalProperties === 'object' ? additionalProperties : undefined,
  };
};
