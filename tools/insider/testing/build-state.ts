import type { State, Visit } from '../src/watch/state.ts';
import { toldAtFirst, type Happened } from '../src/watch/told.ts';

export const NOW = new Date('2026-11-18T16:00:00Z');
export const ANN = { id: 'ann', phone: '+15125550100', email: 'ann@example.test', own: 'as ever' };

export const buildVisit = (given: Partial<Visit> = {}): Visit => ({
  id: 'visit',
  providerId: 'dana',
  customerId: 'ann',
  status: 'complete',
  startsAt: '2026-11-18T15:00:00Z',
  statusSince: NOW.toISOString(),
  timeZone: 'America/Chicago',
  estimateCents: 9_000,
  tipCents: 0,
  bookedBy: 'customer',
  fee: 'completed',
  ...given,
});

export const buildState = (given: Partial<State> = {}): State => ({
  visits: [buildVisit()],
  charges: [],
  confirmations: [],
  payouts: [],
  people: [ANN],
  giftCardUses: [],
  giftCards: { balanceCents: 0, liabilityCents: 0 },
  unbalanced: 0,
  activity: {},
  fees: { noShowCents: 10_000, cancellationCents: 10_000 },
  notices: [],
  ...given,
});

export const buildHappened = (given: Partial<Happened> = {}): Happened => ({
  actorId: 'dana',
  notices: [],
  now: NOW,
  isFreeText: false,
  ...given,
});

/** What the customer of the visit knows, as they booked it. */
export const toldOf = (visit: Visit = buildVisit()) => toldAtFirst(buildState({ visits: [visit] }));

export const WRITTEN = [{ task: 'notifications.send-sms', to: [ANN.phone] }];
