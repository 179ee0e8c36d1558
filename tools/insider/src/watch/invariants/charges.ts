import { localDateAt } from '@tailgate/values';
import type { Violation } from '../rules.ts';
import type { Charge, State, Visit } from '../state.ts';
import type { Happened, Told, ToldVisits } from '../told.ts';

const TOLERATED_PERCENT = 20;
const HOUR_MS = 3_600_000;
const FEE_WINDOW_HOURS = 24;

const dollars = (amountCents: number) => `$${(amountCents / 100).toFixed(2)}`;

const TIP_PERCENT = 30;
const USUAL_TIP_CENTS = 2_000;
/** What a groomer books counts so far, where the customer was only told. */
const UNCONFIRMED_CENTS = 40_000;

/**
 * The most that a visit may cost its customer: what they confirmed, or the estimate with a fifth above it and a tip. Judged
 * from what people did and were written, not from the consents that the server wrote. Scenes have no sales tax.
 */
export const ceilingOf = (
  { estimateCents, isOwn, confirmedCents }: Pick<Told, 'estimateCents' | 'isOwn' | 'confirmedCents'>,
  { tipCents }: Pick<Visit, 'tipCents'>,
): number => {
  const work = Math.ceil((estimateCents * (100 + TOLERATED_PERCENT)) / 100);
  const tip = Math.min(tipCents, Math.max(Math.ceil((estimateCents * TIP_PERCENT) / 100), USUAL_TIP_CENTS));
  return Math.max(confirmedCents, (isOwn ? work : Math.min(work, UNCONFIRMED_CENTS)) + tip);
};

/** By a link or logged in: both are the customer's. Cases and sequences know no link that was texted. */
const forgedConsents = (before: State, after: State, { actorId }: Happened): Violation[] =>
  after.confirmations
    .filter(({ id }) => !before.confirmations.some((one) => one.id === id))
    .filter(({ visitId }) => after.visits.find(({ id }) => id === visitId)?.customerId !== actorId)
    .map(({ mostCents }) => ({ rule: 'consent-by-another', what: `${dollars(mostCents)} by somebody else` }));

const unnamed = ({ amountCents, consentedCents }: Charge): Violation[] =>
  consentedCents !== null && amountCents <= consentedCents
    ? []
    : [{ rule: 'charge-without-consent', what: `${dollars(amountCents)}, agreed ${consentedCents ?? 'nothing'}` }];

const visitProblems = (charge: Charge, visit: Visit, told: Told, now: Date): Violation[] => {
  const problems: Violation[] = [];
  const ceiling = ceilingOf(told, visit);
  if (charge.amountCents > ceiling)
    problems.push({
      rule: 'charge-above-consent',
      what: `${dollars(charge.amountCents)} was charged; the customer agreed to ${dollars(told.estimateCents)}, at most ${dollars(ceiling)}`,
    });
  const day = localDateAt(new Date(told.startsAt), visit.timeZone);
  if (localDateAt(now, visit.timeZone) < day)
    problems.push({ rule: 'charge-before-its-day', what: `the customer knows of a visit on ${day}` });
  return problems;
};

/** Whether the customer knew the start before it came. */
const knewInTime = ({ startsAt, since }: Told): boolean => since === null || since <= new Date(startsAt);

const feeProblems = (
  charge: Charge,
  visit: Visit,
  { told, fees, at }: { readonly told: Told; readonly fees: State['fees']; readonly at: Date },
): Violation[] => {
  const isNoShow = visit.fee === 'no_show';
  const most = isNoShow ? fees.noShowCents : fees.cancellationCents;
  const start = new Date(told.startsAt);
  const feeBegins = new Date(start.getTime() - (isNoShow ? 0 : FEE_WINDOW_HOURS * HOUR_MS));
  const problems: Violation[] = [];
  if (charge.amountCents > most)
    problems.push({ rule: 'fee-above-booking', what: `${dollars(charge.amountCents)}, at most ${dollars(most)}` });
  if (at < feeBegins || !knewInTime(told))
    problems.push({
      rule: 'fee-for-unknown-time',
      what: `${visit.fee} fee of ${dollars(charge.amountCents)} for a visit at ${visit.startsAt}; the customer was told ${told.startsAt}${told.since ? ` at ${told.since.toISOString()}` : ''}`,
    });
  return problems;
};

/** A cancellation costs what it cost when the customer asked for it. */
const dueSince = ({ visits }: State, { id }: Visit, now: Date): Date => {
  const earlier = visits.find((visit) => visit.id === id);
  return earlier?.status === 'cancellation_request' ? new Date(earlier.statusSince) : now;
};

interface Given {
  readonly told: ToldVisits;
  readonly happened: Happened;
  readonly fees: State['fees'];
}

const problemsOf = (
  charge: Charge,
  before: State,
  after: State,
  { told: known, happened, fees }: Given,
): Violation[] => {
  const visit = after.visits.find(({ id }) => id === charge.visitId);
  if (!visit) return [];
  const told = known.get(visit.id);
  if (!told) return [{ rule: 'charge-above-consent', what: 'the customer knows of no such visit' }];
  if (charge.purpose === 'tip')
    return happened.actorId === visit.customerId
      ? []
      : [{ rule: 'tip-without-customer', what: `${dollars(charge.amountCents)} by somebody else` }];
  if (visit.fee === 'no_show' || visit.fee === 'cancellation')
    return feeProblems(charge, visit, { fees, told, at: dueSince(before, visit, happened.now) });
  return visitProblems(charge, visit, told, happened.now);
};

/** Charges that were captured since the last look, and what somebody is said to have agreed to. */
export const chargeViolations = (before: State, after: State, given: Given): Violation[] => [
  ...forgedConsents(before, after, given.happened),
  ...after.charges
    .filter(({ status }) => status === 'captured')
    .filter(({ id }) => !before.charges.some((charge) => charge.id === id && charge.status === 'captured'))
    .flatMap((charge) => [...unnamed(charge), ...problemsOf(charge, before, after, given)]),
];
