import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anyone } from './access.ts';
import { endpoint } from './endpoint.ts';
import { ref, Reference, value } from './reference.ts';
import { referencesOf, undeclaredPlacesOf } from './references.ts';
import { id, slug } from './schemas.ts';

const ZONE = '0189AB00-0000-7000-8000-00000000000F';

describe('a reference', () => {
  it('is parsed to an object that no query takes for an id', () => {
    const parsed = ref('workZone.update').parse(ZONE);
    expect(parsed).toBeInstanceOf(Reference);
    expect(parsed.ability).toBe('workZone.update');
    expect(JSON.stringify({ parsed })).toBe(JSON.stringify({ parsed: ZONE.toLowerCase() }));
    // @ts-expect-error A reference is not a string.
    const asText: string = parsed;
    expect(typeof asText).toBe('object');
  });

  it('takes only abilities that exist', () => {
    // @ts-expect-error The ability is misspelt.
    ref('workZone.updat');
  });
});

describe('the references of a row', () => {
  const row = endpoint({
    method: 'POST',
    path: '/v2/:site/:month/things/:id',
    summary: 'Things.',
    access: anyone(),
    activity: 'Changed things',
    changes: [],
    params: z.object({ site: ref('site.read', slug), month: value(z.string()), id }),
    query: z.object({ providerId: ref('offer.read').optional() }),
    body: z
      .object({
        logoId: ref('image.use').nullable(),
        otherId: id.optional(),
        pets: z.array(z.object({ breedId: ref('breed.use').optional(), addOnIds: z.array(ref('addOn.use')) })),
      })
      .refine(() => true),
  });

  it('are found wherever they stand', () => {
    expect(referencesOf(row)).toEqual([
      { path: 'params.site', ability: 'site.read' },
      { path: 'query.providerId', ability: 'offer.read' },
      { path: 'body.logoId', ability: 'image.use' },
      { path: 'body.pets[].breedId', ability: 'breed.use' },
      { path: 'body.pets[].addOnIds[]', ability: 'addOn.use' },
    ]);
  });

  it('are missing where an id or a parameter says nothing', () => {
    expect(undeclaredPlacesOf(row)).toEqual(['params.id', 'body.otherId']);
  });
});
