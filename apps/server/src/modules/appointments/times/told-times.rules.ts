import { localDateAt, instantOf } from '@tailgate/values';
import { cents, type Cents } from '@tailgate/values/money';
import { hoursBefore } from '../appointments.rules.ts';

/** Within this time before the start, a customer can only ask to cancel. */
const FEE_WINDOW_HOURS = 24;
/** A time that the groomer set alone can cost the customer a fee once they have known it for a day. */
const KNOWN_HOURS = 24;

/** When an appointment is, and what its customer knows of it. */
export interface ToldTime {
  readonly starts_at: Date;
  /** What they were last told, or chose. */
  readonly told_starts_at: Date | null;
  readonly told_at: Date | null;
  readonly told_is_chosen: boolean;
}

/** From when a fee can follow from the time; null where the customer was told another one, or none. */
const bindingSince = ({ starts_at, told_starts_at, told_at, told_is_chosen }: ToldTime): number | null => {
  if (!told_at || told_starts_at?.getTime() !== starts_at.getTime()) return null;
  return told_is_chosen ? Number.NEGATIVE_INFINITY : hoursBefore(told_at, -KNOWN_HOURS).getTime();
};

/** Whether a fee can be asked at all: for a no-show, or for canceling late. */
export const canCostFee = (row: ToldTime): boolean => {
  const since = bindingSince(row);
  return since !== null && since <= row.starts_at.getTime();
};

/** What is asked of a fee. */
export const feeFor = (row: ToldTime, fee: Cents): Cents => (canCostFee(row) ? fee : cents(0));

/** Until then a customer cancels a time that they choose now without asking. */
export const cancelFreeUntil = (start: Date): Date => hoursBefore(start, FEE_WINDOW_HOURS);

/**
 * Until then a customer cancels without asking: until a day before the start, for a day after the groomer told them
 * another time, and until the start where they do not know it for so long.
 */
export const freeUntil = (row: ToldTime): Date => {
  const since = bindingSince(row) ?? Number.POSITIVE_INFINITY;
  const latest = Math.max(cancelFreeUntil(row.starts_at).getTime(), since);
  return new Date(Math.min(latest, row.starts_at.getTime()));
};

export const isInsideFeeWindow = (row: ToldTime, now: Date): boolean => now > freeUntil(row);

/** A no-show is one from the start that the customer was last told, and not before the visit starts. */
export const toldStart = ({ starts_at, told_starts_at }: Pick<ToldTime, 'starts_at' | 'told_starts_at'>): Date =>
  told_starts_at && told_starts_at > starts_at ? told_starts_at : starts_at;

/** The beginning of the local day of a visit. */
export const beginningOfItsDay = ({ starts_at, time_zone }: { starts_at: Date; time_zone: string }): Date =>
  instantOf(localDateAt(starts_at, time_zone), 0, time_zone);
