import { anyone, endpoint, id, pageQuery, ref, requiredText, signedInAs, text } from '@tailgate/contract';
import { z } from 'zod';
import { fuzzRow } from '../src/inputs/fuzz-row.ts';

const thing = z.object({ id, name: z.string() });

/** Every shape of body that the mutations look for. */
export const writeRow = fuzzRow(
  'things',
  'write',
  endpoint({
    method: 'PUT',
    path: '/v2/things/:id',
    summary: 'Changes a thing.',
    access: signedInAs(['groomer', 'staff'], { duty: 'people', whileImpersonating: 'allowed' }),
    activity: 'Changed a thing',
    changes: [],
    params: z.object({ id: ref('workZone.update') }),
    body: z.object({
      name: requiredText(20),
      weight: z.number().int().min(1).max(300),
      tags: z.array(text(5, 1)).max(3),
      home: z.object({ city: text(10), zip: z.string().regex(/^\d{5}$/) }),
      vip: z.boolean(),
      nickname: text(9).nullable().optional(),
    }),
    answer: thing,
    errors: ['conflict'],
  }),
);

export const readRow = fuzzRow(
  'things',
  'list',
  endpoint({
    method: 'GET',
    path: '/v2/things',
    summary: 'Lists things.',
    access: anyone(),
    shows: [],
    query: z.object({ ...pageQuery, search: text(20).default('') }),
    answer: z.object({ items: z.array(thing) }),
  }),
);
