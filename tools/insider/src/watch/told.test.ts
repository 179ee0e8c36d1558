import { expect, it } from 'vitest';
import { buildHappened, buildState, buildVisit, NOW, toldOf, WRITTEN } from '../../testing/build-state.ts';
import { toldAfter, type Happened } from './told.ts';

const EARLIER = '2026-12-29T16:00:00Z';
const MOVED = '2026-11-18T15:30:00Z';
const before = buildState({ visits: [buildVisit({ startsAt: EARLIER })] });
const after = buildState({ visits: [buildVisit({ startsAt: MOVED, estimateCents: 20_000 })] });
const told = toldOf(buildVisit({ startsAt: EARLIER }));
const toldBy = (given: Partial<Happened>) => toldAfter(told, before, after, buildHappened(given)).get('visit');

it('a customer knows a new start from a message, since that message', () => {
  expect(toldBy({})).toMatchObject({ startsAt: EARLIER, since: null });
  expect(toldBy({ notices: WRITTEN })).toMatchObject({ startsAt: MOVED, since: NOW, estimateCents: 9_000 });
  expect(toldBy({ notices: WRITTEN, isFreeText: true })).toMatchObject({ startsAt: EARLIER });
});

it('a customer knows and agrees to what they change themselves, not to what others changed before', () => {
  expect(toldBy({ actorId: 'ann' })).toMatchObject({ startsAt: MOVED, estimateCents: 20_000 });
  const next = toldAfter(
    toldAfter(told, before, after, buildHappened()),
    after,
    after,
    buildHappened({ actorId: 'ann' }),
  );
  expect(next.get('visit')).toMatchObject({ startsAt: EARLIER, estimateCents: 9_000 });
});

it('a customer agrees to what they confirm themselves, not to what others confirm', () => {
  const confirmed = { ...after, confirmations: [{ id: 'consent', visitId: 'visit', mostCents: 41_200 }] };
  const agreedBy = (actorId: string) =>
    toldAfter(told, after, confirmed, buildHappened({ actorId })).get('visit')?.confirmedCents;
  expect([agreedBy('ann'), agreedBy('dana')]).toEqual([41_200, 0]);
});

it('a visit that nobody told the customer about is unknown', () => {
  expect(toldAfter(new Map(), buildState({ visits: [] }), after, buildHappened()).size).toBe(0);
  expect(toldAfter(new Map(), buildState({ visits: [] }), after, buildHappened({ notices: WRITTEN })).size).toBe(1);
});
