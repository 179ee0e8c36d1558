import { CONTRACT, endpoint, signedInAs, type ContractModule, type EndpointRow } from '@tailgate/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpointsPage } from './endpoints-page.ts';

const TAG = z.object({ color: z.enum(['red', 'blue']), name: z.string().max(40), note: z.string().optional() });
const PLACE = z.object({ place: z.string() });

const SAVE_TAG = endpoint({
  method: 'PUT',
  path: '/v2/tags/:place',
  summary: 'Saves a tag.',
  access: signedInAs(['groomer'], { whileImpersonating: 'allowed' }),
  activity: 'Changed a tag',
  changes: [],
  params: PLACE,
  query: z.object({ draft: z.boolean().optional() }),
  body: TAG,
  answer: TAG,
  errors: ['vanity_url_taken'],
});
const LIST_TAGS = endpoint({
  method: 'GET',
  path: '/v2/tags',
  summary: 'Lists tags.',
  access: signedInAs(['groomer']),
  shows: [],
  answer: z.object({ items: z.array(TAG) }),
});
const ROWS: readonly EndpointRow[] = [SAVE_TAG, LIST_TAGS];

const linesOf = (rows: readonly EndpointRow[]) =>
  endpointsPage(rows)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
/** The lines that differ once a row has changed. */
const changedLines = (rows: readonly EndpointRow[], from: EndpointRow, to: EndpointRow) => {
  const before = new Set(linesOf(rows));
  return linesOf(rows.map((row) => (row === from ? to : row))).filter((line) => !before.has(line));
};

it.each<[string, Partial<EndpointRow>]>([
  ['a param', { params: PLACE.extend({ place: z.string().max(8) }) }],
  ['the query', { query: z.object({ draft: z.boolean().optional(), page: z.number().optional() }) }],
  ['a bound in the body', { body: TAG.extend({ name: z.string().max(41) }) }],
  ['a field that is required', { body: TAG.required() }],
  ['the answer', { answer: TAG.extend({ color: z.enum(['red', 'blue', 'green']) }) }],
  ['a file as an answer', { download: ['csv'] }],
  ['an error', { errors: ['vanity_url_taken', 'limit_reached'] }],
  ['a limit', { limit: [{ name: 'textsPerAccount' }] }],
  ['who may call', { access: signedInAs(['groomer', 'staff']) }],
])('changes exactly the line of the endpoint whose contract changes in %s', (_part, change) => {
  const changed = changedLines(ROWS, SAVE_TAG, { ...SAVE_TAG, ...change });
  expect(changed).toEqual([expect.stringContaining('`PUT /v2/tags/:place`')]);
});

it('does not depend on the order in which fields, values and errors are written', () => {
  const { color, name, note } = TAG.shape;
  const turned = z.object({ note, name, color: color.extract(['blue', 'red']) });
  const errors = ['vanity_url_taken', 'limit_reached'] as const;
  const before: EndpointRow = { ...SAVE_TAG, errors };
  expect(
    changedLines([before], before, { ...before, body: turned, answer: turned, errors: [...errors].reverse() }),
  ).toEqual([]);
});

it('adds one line for a new endpoint of the contract and leaves the others as they are', () => {
  const rows = Object.values<ContractModule>(CONTRACT).flatMap((module) => Object.values(module));
  const before = linesOf(rows);
  expect(before).toHaveLength(rows.length);
  const after = linesOf([SAVE_TAG, ...rows]);
  expect(after.filter((line) => !line.includes('/v2/tags/:place'))).toEqual(before);
  expect(after).toHaveLength(before.length + 1);
});
