import { addDays, daysBetween, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import type { HeldVan } from './van-facts.view.ts';

export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export const midnight = (date: LocalDate, timeZone: string): Date => instantOf(date, 0, timeZone);

/** The first and last instant of days in a zone. */
export const spanOf = ({ from, to }: Days, timeZone: string) => ({
  since: midnight(from, timeZone),
  until: midnight(addDays(to, 1), timeZone),
});

/** The last day that something which ends then has a part of. */
export const lastDayOf = (end: Date, timeZone: string): LocalDate => localDateAt(new Date(end.getTime() - 1), timeZone);

/** A fleet owner's own days are no use by others. */
export const isUse = ({ reason }: Pick<HeldVan, 'reason'>): boolean => reason !== 'owner';

/** How long somebody holds a van on a day, in milliseconds. */
const heldOn = (date: LocalDate, { start, finish }: HeldVan, timeZone: string): number => {
  const { since, until } = spanOf({ from: date, to: date }, timeZone);
  return Math.min(finish?.getTime() ?? Infinity, until.getTime()) - Math.max(start.getTime(), since.getTime());
};

/**
 * Who has each day of a van: whoever holds it longest on that day, of its zone. A day is never counted twice, however often
 * the van changes hands on it.
 */
export const heldDays = (
  custody: readonly HeldVan[],
  { from, to }: Days,
  timeZone: string,
): ReadonlyMap<LocalDate, HeldVan> => {
  const days = new Map<LocalDate, HeldVan>();
  for (const held of custody) {
    const first = localDateAt(held.start, timeZone);
    const last = held.finish === null ? to : lastDayOf(held.finish, timeZone);
    const begin = first < from ? from : first;
    const count = daysBetween(begin, last < to ? last : to);
    for (let at = 0; at <= count; at += 1) {
      const date = addDays(begin, at);
      const before = days.get(date);
      if (!before || heldOn(date, held, timeZone) > heldOn(date, before, timeZone)) days.set(date, held);
    }
  }
  return days;
};
