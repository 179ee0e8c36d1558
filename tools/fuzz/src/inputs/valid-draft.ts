import type { z } from 'zod';
import { jsonBody, type Draft } from './draft.ts';
import { drawValue, type Surroundings } from './draw-value.ts';
import type { FuzzRow } from './fuzz-row.ts';
import type { JsonSchema } from './json-schema.ts';
import { isObject, setAt, type Json, type Path } from './json.ts';
import { placesIn } from './places.ts';

const DRAWS = 16;
const REPAIRS = 6;
export const USUAL_FULLNESS = 0.6;

const samePath = (one: Path, other: readonly PropertyKey[]) => one.join('.') === other.join('.');

/** Draws the refused fields anew and leaves the others as they are. */
const repaired = (around: Surroundings, schema: JsonSchema, value: Json, issues: readonly z.core.$ZodIssue[]): Json => {
  const refused = placesIn(schema, value).filter((place) => issues.some(({ path }) => samePath(place.path, path)));
  return refused.reduce(
    (changed, place) => setAt(changed, place.path, drawValue(around, place.schema, String(place.path.at(-1)))),
    value,
  );
};

/** Drawn from the schema until the row itself accepts it: refinements and transforms are not in a JSON Schema. */
const accepted = (given: Surroundings, schema: JsonSchema, judge: z.ZodType): { value: Json; isValid: boolean } => {
  let value: Json = {};
  for (let attempt = 0; attempt < DRAWS; attempt++) {
    // Fields that exclude each other are never all there in a valid value.
    const around = attempt < DRAWS / 2 ? given : { ...given, fullness: USUAL_FULLNESS };
    value = drawValue(around, schema);
    for (let repair = 0; repair < REPAIRS; repair++) {
      const judged = judge.safeParse(value);
      if (judged.success) return { value, isValid: true };
      value = repaired(around, schema, value, judged.error.issues);
    }
  }
  return { value, isValid: false };
};

export const queryText = (value: Json): string =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());

export const pairsOf = (value: Json): [string, string][] =>
  isObject(value) ? Object.entries(value).map(([name, inner]) => [encodeURIComponent(name), queryText(inner)]) : [];

/** A request that the row's schemas accept (`isValid`), as a client of ours would send it. */
export const validDraft = (around: Surroundings, { row, params, query, body, takesBody }: FuzzRow) => {
  const drawnParams = accepted(around, params, row.params);
  const drawnQuery = accepted(around, query, row.query);
  const drawnBody = accepted(around, body, row.body);
  const draft: Draft = {
    params: Object.fromEntries(pairsOf(drawnParams.value)),
    query: pairsOf(drawnQuery.value),
    headers: {},
    body: takesBody ? jsonBody(drawnBody.value) : { as: 'nothing' },
  };
  return { draft, isValid: drawnParams.isValid && drawnQuery.isValid && drawnBody.isValid };
};
