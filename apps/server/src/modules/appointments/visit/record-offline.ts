import type { Cents } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockedLine, updateLine, type LineChanges, type VisitLine } from '../lines/lines.queries.ts';
import { priceChanges } from '../lines/price-changes.ts';
import { isOfVisit, recordedAt, requireItsDay, type VisitTime } from './visit-days.rules.ts';

/** What a device noted about a service while it had no connection. */
export interface NotedLine {
  readonly line: Rows<'appointment_lines'>;
  readonly serviceCents: Cents | null | undefined;
  readonly startedAt: Date | undefined;
  readonly endedAt: Date | undefined;
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);
const later = (one: Date, other: Date) => (one > other ? one : other);

type Times = Pick<NotedLine, 'startedAt' | 'endedAt'>;

/** A device may be a while ahead, but what it notes of another day is not of this visit. */
const requireOfVisit = ({ startedAt, endedAt }: Times, visit: VisitTime, now: Date): void => {
  requireItsDay(visit, now);
  for (const noted of [startedAt, endedAt])
    if (noted && !isOfVisit(visit, earlier(noted, now), now))
      throw new Failure('validation_failed', { errors: { petServices: 'has times of another day than the visit' } });
};

/** The clock of a device may be wrong: nothing ends later than now, nor before it starts. What is known stays. */
const timesOf = (
  line: Pick<VisitLine, 'startedAt' | 'endedAt'>,
  noted: Times,
  visit: VisitTime,
  now: Date,
): { readonly started_at: Date; readonly ended_at: Date } => {
  const ended = line.endedAt ?? earlier(noted.endedAt ?? recordedAt(visit, 'endsAt', now), now);
  const started = line.startedAt ?? earlier(noted.startedAt ?? ended, ended);
  return { started_at: started, ended_at: later(started, ended) };
};

/** Ends the services that a device names, at the prices that it notes, on a locked order. */
export const recordOffline = async (
  tx: Tx,
  { order, noted }: { readonly order: VisitTime & { readonly id: string }; readonly noted: readonly NotedLine[] },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const { id } = order;
  const now = clock.now();
  for (const { line: named, serviceCents, ...times } of noted) {
    requireOfVisit(times, order, now);
    const line = await lockedLine(tx, id, named);
    const prices: LineChanges =
      serviceCents === undefined
        ? {}
        : priceChanges(line, { serviceCents, addOnPrices: new Map(), timeModifiers: undefined });
    await updateLine(tx, id, line.id, { ...prices, ...timesOf(line, times, order, now) });
  }
};
