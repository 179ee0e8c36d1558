import { drawValue, type Surroundings } from './draw-value.ts';
import { itemSchema, substanceOf, type JsonSchema } from './json-schema.ts';
import { raw, type Json } from './json.ts';

const ODD_NUMBERS: readonly Json[] = [
  0,
  -1,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  5e-324,
  raw('-0'),
  raw('1e400'),
  raw('-1e400'),
  raw(`1${'0'.repeat(400)}`),
  raw(`0.${'1'.repeat(400)}`),
  'NaN',
  'Infinity',
  '-Infinity',
  '1e3',
  '0x10',
  ' 7 ',
  '1,5',
  '',
];

const ODD_INSTANTS: readonly string[] = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '9999-12-31T23:59:59-23:59',
  '0001-01-01T00:00:00+23:59',
  '2024-02-29T00:00:00Z',
  '2023-02-29T00:00:00Z',
  '2024-12-31T23:59:60Z',
  '2024-06-01T24:00:00Z',
  '+275760-09-13T00:00:00Z',
  '2024-06-01T00:00:00',
  '2024-06-01',
];

const ODD_IDS: readonly string[] = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'FFFFFFFF-FFFF-7FFF-BFFF-FFFFFFFFFFFF',
  '{01890000-0000-7000-8000-000000000000}',
  '01890000000070008000000000000000',
  '01890000-0000-7000-8000-00000000000g',
  '',
];

const ofText = (schema: JsonSchema): Json[] => {
  const { minLength: shortest = 0, maxLength: longest = 256 } = schema;
  const lengths = [shortest - 1, shortest, shortest + 1, longest - 1, longest, longest + 1].filter(
    (length) => length >= 0,
  );
  const texts: string[] = lengths.map((length) => 'a'.repeat(length));
  // Two units of UTF-16, one character to the database: counting the other way accepts too much.
  texts.push(' ', ' '.repeat(longest), '0'.repeat(longest), '🐩'.repeat(Math.ceil(longest / 2)), '🐩'.repeat(longest));
  if (schema.format === 'uuid') texts.push(...ODD_IDS);
  if (schema.format?.startsWith('date') === true) texts.push(...ODD_INSTANTS);
  return texts;
};

const ofNumber = (schema: JsonSchema): Json[] => {
  const smallest = schema.minimum ?? schema.exclusiveMinimum;
  const largest = schema.maximum ?? schema.exclusiveMaximum;
  const edges = [smallest, largest].filter((edge) => edge !== undefined);
  return [...edges.flatMap((edge) => [edge - 1, edge - 0.5, edge, edge + 0.5, edge + 1]), ...ODD_NUMBERS];
};

const ofArray = (around: Surroundings, schema: JsonSchema): Json[] => {
  const { minItems: fewest = 0, maxItems: most = 100 } = schema;
  const lengths = [fewest - 1, fewest, most - 1, most, most + 1].filter((length) => length >= 0);
  return lengths.map((length) =>
    Array.from({ length }, (_unused, index) => drawValue(around, itemSchema(schema, index))),
  );
};

const variantsOf = (value: Json): Json[] =>
  typeof value === 'string' ? [value, value.toUpperCase(), `${value} `] : [value];

/** Values at the edges of what the schema allows, one step to either side. */
export const boundariesOf = (around: Surroundings, given: JsonSchema): Json[] => {
  const schema = substanceOf(given);
  if (schema.enum) return schema.enum.flatMap(variantsOf);
  switch (schema.type) {
    case 'string':
      return ofText(schema);
    case 'integer':
    case 'number':
      return ofNumber(schema);
    case 'array':
      return ofArray(around, schema);
    case 'boolean':
      return [true, false, 0, 1, 'true', 'false', ''];
    default:
      return [{}, [], null, '', 0];
  }
};
