import type { Cents } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockedLine, updateLine, type LineChanges, type VisitLine } from '../lines/lines.queries.ts';
import { priceChanges } from '../lines/price-changes.ts';

/** What a device noted about a service while it had no connection. */
export interface NotedLine {
  readonly line: Rows<'appointment_lines'>;
  readonly serviceCents: Cents | null | undefined;
  readonly startedAt: Date | undefined;
  readonly endedAt: Date | undefined;
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);
const later = (one: Date, other: Date) => (one > other ? one : other);

/** The clock of a device may be wrong: nothing ends later than now, nor before it starts. What is known stays. */
const timesOf = (
  line: Pick<VisitLine, 'startedAt' | 'endedAt'>,
  noted: Pick<NotedLine, 'startedAt' | 'endedAt'>,
  now: Date,
): { readonly started_at: Date; readonly ended_at: Date } => {
  const ended = line.endedAt ?? earlier(noted.endedAt ?? now, now);
  const started = line.startedAt ?? earlier(noted.startedAt ?? ended, ended);
  return { started_at: started, ended_at: later(started, ended) };
};

/** Ends the services that a device names, at the prices that it notes, on a locked order. */
export const recordOffline = async (
  tx: Tx,
  { id, noted }: { readonly id: string; readonly noted: readonly NotedLine[] },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  for (const { line: named, serviceCents, ...times } of noted) {
    const line = await lockedLine(tx, id, named);
    const prices: LineChanges =
      serviceCents === undefined
        ? {}
        : priceChanges(line, { serviceCents, addOnPrices: new Map(), timeModifiers: undefined });
    await updateLine(tx, id, line.id, { ...prices, ...timesOf(line, times, clock.now()) });
  }
};
