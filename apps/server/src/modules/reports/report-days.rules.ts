import { addDays, instantOf, type LocalDate } from '@tailgate/values';
import type { PartyPeriod } from './party-ledger.view.ts';

/** The days that were asked for, and where they begin. */
export interface ReportDays {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly timeZone: string;
}

/** From the start of the first day to the end of the last one. */
export const periodOf = (partyId: string, { from, to, timeZone }: ReportDays): PartyPeriod => ({
  partyId,
  from: instantOf(from, 0, timeZone),
  to: instantOf(addDays(to, 1), 0, timeZone),
});

export const monthOf = (day: LocalDate): string => day.slice(0, 7);

/** The months up to that of a day, the oldest first. */
export const monthsUpTo = (day: LocalDate, count: number): readonly string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_none, at) =>
    new Date(Date.UTC(year, month - count + at)).toISOString().slice(0, 7),
  );
};

/** Every so many days up to a day, the oldest first. */
export const daysUpTo = (day: LocalDate, count: number, step: number): readonly LocalDate[] =>
  Array.from({ length: count }, (_none, at) => addDays(day, (at + 1 - count) * step));
