import type { Random } from '@tailgate/kit';
import { plainText, textMatching } from './draw-text.ts';
import { alternativesOf, itemSchema, propertiesOf, tupleLength, type JsonSchema } from './json-schema.ts';
import type { Json } from './json.ts';
import { drawDay, drawId, drawInstant, drawTime, hintsFor, type KnownValues } from './known-values.ts';

export interface Surroundings {
  readonly draw: Random;
  readonly known: KnownValues;
  readonly module: string;
  /** How likely an optional field is there, and one that may be null is not. */
  readonly fullness: number;
}

const ANYTHING: readonly Json[] = [null, true, 7, 'anything', ['a', 1], { a: { b: 1 } }];
const MOST_USUAL_ITEMS = 4;
const MOST_USUAL_NUMBER = 1_000;

const drawObject = (around: Surroundings, schema: JsonSchema): Json => {
  const { draw, fullness } = around;
  const required = schema.required ?? [];
  const object: Record<string, Json> = {};
  for (const [name, property] of propertiesOf(schema)) {
    if (required.includes(name) || draw.chance(fullness)) object[name] = drawValue(around, property, name);
  }
  if (typeof schema.additionalProperties === 'object' && !schema.properties) {
    for (const key of ['theme', 'openPanels', 'x-1'].slice(0, draw.integer(0, 3))) {
      object[key] = drawValue(around, schema.additionalProperties, key);
    }
  }
  return object;
};

const drawArray = (around: Surroundings, schema: JsonSchema, name: string): Json => {
  const shortest = schema.minItems ?? 0;
  const longest = Math.min(schema.maxItems ?? Infinity, shortest + MOST_USUAL_ITEMS);
  const length = tupleLength(schema) ?? around.draw.integer(shortest, longest);
  return Array.from({ length }, (_unused, index) => drawValue(around, itemSchema(schema, index), name));
};

const BY_FORMAT: Readonly<Record<string, (around: Surroundings) => string>> = {
  uuid: ({ draw, known, module }) => drawId(draw, known, module),
  email: ({ draw, known }) => draw.pick(hintsFor('email', known, draw)),
  'date-time': ({ draw, known }) => drawInstant(draw, known),
  date: ({ draw, known }) => drawDay(draw, known),
  time: ({ draw }) => `${drawTime(draw)}:00`,
  duration: () => 'PT45M',
  uri: ({ draw }) => draw.pick(['https://example.test/a', 'http://example.test/?q=1']),
};

const drawString = (around: Surroundings, schema: JsonSchema, name: string): string => {
  const { draw, known } = around;
  const ofSite = schema['x-ability'] && known.ofSite[schema['x-ability']];
  if (ofSite && draw.chance(0.6)) return ofSite.id;
  const hints = hintsFor(name, known, draw);
  if (hints.length > 0 && draw.chance(0.75)) return draw.pick(hints);
  const byFormat = BY_FORMAT[schema.format ?? ''];
  if (byFormat) return byFormat(around);
  const matching = schema.pattern === undefined ? undefined : textMatching(draw, schema.pattern);
  return matching ?? plainText(draw, schema);
};

const drawNumber = (draw: Random, schema: JsonSchema): number => {
  const smallest = schema.minimum ?? schema.exclusiveMinimum ?? 0;
  const largest = schema.maximum ?? schema.exclusiveMaximum ?? Math.max(smallest, 0) + MOST_USUAL_NUMBER;
  const whole = draw.integer(Math.ceil(smallest), Math.floor(Math.min(largest, smallest + MOST_USUAL_NUMBER)));
  const edges = [smallest, largest, whole, whole, whole];
  const chosen = draw.pick(edges);
  return schema.type === 'number' && draw.chance(0.3) ? Math.min(largest, chosen + 0.25) : chosen;
};

/** A value the schema allows; what the schema cannot say (a refinement) may still refuse it. */
export const drawValue = (around: Surroundings, schema: JsonSchema, name = ''): Json => {
  const { draw } = around;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return draw.pick(schema.enum);
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) {
    const filled = alternatives.filter((alternative) => alternative.type !== 'null');
    return drawValue(around, draw.pick(draw.chance(around.fullness) ? filled : alternatives), name);
  }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => drawValue(around, part, name))) as Json;
  const type = typeof schema.type === 'string' ? schema.type : draw.pick(schema.type ?? ['anything']);
  switch (type) {
    case 'object':
      return drawObject(around, schema);
    case 'array':
      return drawArray(around, schema, name);
    case 'string':
      return drawString(around, schema, name);
    case 'integer':
    case 'number':
      return drawNumber(draw, schema);
    case 'boolean':
      return draw.chance(0.5);
    case 'null':
      return null;
    default:
      return draw.pick(ANYTHING);
  }
};
