import { expect, it } from 'vitest';
import { z } from 'zod';
import { outputSchema } from '../inputs/json-schema.ts';
import { undeclaredKeys } from './undeclared-keys.ts';

const schema = outputSchema(
  z.object({
    id: z.string(),
    owner: z.object({ name: z.string() }).nullable(),
    items: z.array(z.object({ label: z.string() })),
    free: z.record(z.string(), z.unknown()),
    place: z.union([
      z.object({ kind: z.literal('a'), x: z.number() }),
      z.object({ kind: z.literal('b'), y: z.number() }),
    ]),
  }),
);
const fine = {
  id: '1',
  owner: { name: 'x' },
  items: [{ label: 'l' }],
  free: { anything: { goes: 1 } },
  place: { kind: 'b', y: 1 },
};

it('finds nothing in an answer that is as declared', () => {
  expect(undeclaredKeys(schema, fine)).toEqual([]);
  expect(undeclaredKeys(schema, { ...fine, owner: null, items: [] })).toEqual([]);
});

it.each([
  ['at the top', { ...fine, secret: 1 }, ['secret']],
  ['in an object that may be null', { ...fine, owner: { name: 'x', email: 'e' } }, ['owner.email']],
  ['in an item', { ...fine, items: [{ label: 'l' }, { label: 'm', cost: 1 }] }, ['items[1].cost']],
  ['in no alternative', { ...fine, place: { kind: 'b', y: 1, z: 2 } }, ['place.z']],
])('finds a key %s', (_where, value, expected) => {
  expect(undeclaredKeys(schema, value)).toEqual(expected);
});
