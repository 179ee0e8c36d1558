import { addDays, daysBetween, localDateAt, weekdayOf, type LocalDate } from '@tailgate/values';
import { showDate } from '@tailgate/values/date-text';
import type { Custody, CustodyChange } from '../../custody/index.ts';

/** A driver for a day; null takes the van back. */
export interface DayOfDriver {
  readonly date: LocalDate;
  readonly driverId: string | null;
}

type Reason = 'assignment' | 'temporary';

const changeOf = (from: LocalDate, to: LocalDate | null, driverId: string | null, reason: Reason): CustodyChange => ({
  holderId: driverId,
  during: { from, to },
  reason,
  subjectId: null,
});

/** Days of one driver in a row are one change. Of a day that is named twice the last one counts. */
export const changesOfDays = (days: readonly DayOfDriver[], reason: Reason): CustodyChange[] => {
  const byDate = new Map(days.map(({ date, driverId }) => [date, driverId]));
  const runs: { from: LocalDate; to: LocalDate; driverId: string | null }[] = [];
  for (const [date, driverId] of [...byDate].toSorted(([one], [other]) => one.localeCompare(other))) {
    const last = runs.at(-1);
    if (last && last.driverId === driverId && addDays(last.to, 1) === date) last.to = date;
    else runs.push({ from: date, to: date, driverId });
  }
  return runs.map(({ from, to, driverId }) => changeOf(from, to, driverId, reason));
};

export const fullTimeChange = (from: LocalDate, until: LocalDate | null, driverId: string | null): CustodyChange =>
  changeOf(from, until, driverId, 'assignment');

/** Sunday first. */
export const weeklyChanges = (
  weekly: readonly (string | null)[],
  { from, until }: { readonly from: LocalDate; readonly until: LocalDate },
): CustodyChange[] => {
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => {
    const date = addDays(from, index);
    return { date, driverId: weekly[weekdayOf(date) - 1] ?? null };
  });
  return changesOfDays(days, 'assignment');
};

/** Beyond it nobody is told day by day. */
export const TOLD_DAYS = 60;

/** The days on which each driver holds the van, from today on. */
export const daysOfDrivers = (
  held: readonly Custody[],
  timeZone: string,
  { from, days }: { readonly from: LocalDate; readonly days: number },
): ReadonlyMap<string, ReadonlySet<LocalDate>> => {
  const end = addDays(from, days);
  const found = new Map<string, Set<LocalDate>>();
  for (const { holderId, start, end: until } of held) {
    const mine = found.get(holderId) ?? new Set<LocalDate>();
    const first = localDateAt(start, timeZone);
    // A custody that ends at midnight does not have the day that begins then.
    const last = until === null ? end : localDateAt(new Date(until.getTime() - 1), timeZone);
    for (let day = first > from ? first : from; day <= last && day < end; day = addDays(day, 1)) mine.add(day);
    found.set(holderId, mine);
  }
  return found;
};

/** `from Nov 20, 2026`, `on Nov 20, 2026`, `Nov 20, 2026 to Nov 24, 2026`; of several stretches the first one is named. */
export const daysInWords = (days: ReadonlySet<LocalDate>, lastTold: LocalDate): string => {
  const [first, ...rest] = [...days].toSorted();
  if (first === undefined) return '';
  let last = first;
  for (const day of rest) {
    if (addDays(last, 1) !== day) break;
    last = day;
  }
  const more = days.size - (daysBetween(first, last) + 1);
  if (last >= lastTold) return `from ${showDate(first)}`;
  const named = first === last ? `on ${showDate(first)}` : `${showDate(first)} to ${showDate(last)}`;
  return more > 0 ? `${named} and ${more} more ${more === 1 ? 'day' : 'days'}` : named;
};

const onlyIn = (one: ReadonlySet<LocalDate> | undefined, other: ReadonlySet<LocalDate> | undefined) =>
  new Set([...(one ?? [])].filter((day) => !other?.has(day)));

export interface ChangeForDriver {
  readonly driverId: string;
  readonly gained: ReadonlySet<LocalDate>;
  readonly lost: ReadonlySet<LocalDate>;
}

/** Who has days that they did not have before, or has no longer what they had. */
export const changesForDrivers = (
  before: ReadonlyMap<string, ReadonlySet<LocalDate>>,
  after: ReadonlyMap<string, ReadonlySet<LocalDate>>,
): ChangeForDriver[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((driverId) => ({
      driverId,
      gained: onlyIn(after.get(driverId), before.get(driverId)),
      lost: onlyIn(before.get(driverId), after.get(driverId)),
    }))
    .filter(({ gained, lost }) => gained.size + lost.size > 0);
