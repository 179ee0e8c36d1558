import type { StartConflict } from '@tailgate/contract/facts';
import { addDays, parseLocalDate, type LocalDate } from '@tailgate/values/local-time';
import { dateOfSlot, timeOfSlot } from '#features/appointments/index.ts';
import type { SeriesDate } from './session-query.ts';

export interface SeriesRule {
  readonly repeat: 'day' | 'week' | 'month';
  readonly every: number;
  /** 1 is Sunday; only of a weekly series. */
  readonly on: readonly number[];
  readonly start: string;
  readonly end: string;
}

export interface Start {
  readonly date: string;
  readonly time: string;
}

/** What the groomer decided about one date. */
export type Decision = { readonly kind: 'skip' } | ({ readonly kind: 'move' } & Start);
export type Decisions = Readonly<Record<string, Decision>>;

/** One date of a series as it will be placed. */
export interface PlannedDate {
  readonly date: string;
  /** As the rule has it. */
  readonly planned: Start;
  readonly conflict: StartConflict | null;
  readonly alternative: Start | null;
  /** Null: it is left out. */
  readonly result: Start | null;
  readonly isMoved: boolean;
  /** Something is in the way, and nothing was done about it. */
  readonly isOpen: boolean;
}

const startOf = (slot: string): Start => ({ date: dateOfSlot(slot), time: timeOfSlot(slot) });

/** A date in the way moves to the nearest free time until the groomer decides otherwise. */
const resultOf = (planned: Start, alternative: Start | null, decision: Decision | undefined): Start | null => {
  if (decision?.kind === 'skip') return null;
  if (decision?.kind === 'move') return { date: decision.date, time: decision.time };
  return alternative ?? planned;
};

export const planOf = (dates: readonly SeriesDate[], decisions: Decisions): readonly PlannedDate[] =>
  dates.map(({ date, start, conflict, alternative: free }) => {
    const planned = startOf(start);
    const alternative = free && startOf(free.start);
    const decision = decisions[date];
    const result = resultOf(planned, alternative, decision);
    const isMoved = result !== null && (result.date !== planned.date || result.time !== planned.time);
    return {
      date,
      planned,
      conflict,
      alternative,
      result,
      isMoved,
      isOpen: conflict !== null && !isMoved && result !== null,
    };
  });

/** What placing needs beside the rule. */
export const changesOf = (plan: readonly PlannedDate[]) => ({
  unselectedDates: plan.filter(({ result }) => result === null).map(({ date }) => date),
  modifiedDates: plan.flatMap(({ date, result, isMoved }) =>
    result && isMoved ? [{ date, newDate: result.date, newTime: result.time }] : [],
  ),
});

export const countsOf = (plan: readonly PlannedDate[]) => ({
  booked: plan.filter(({ result }) => result !== null).length,
  moved: plan.filter(({ isMoved }) => isMoved).length,
  skipped: plan.filter(({ result }) => result === null).length,
  open: plan.filter(({ isOpen }) => isOpen).length,
});

const USUAL_WEEKS = 8;
const HALF_YEAR_DAYS = 182;

/** What most groomers want: the same day every few weeks, for half a year. */
export const usualRule = (date: LocalDate): SeriesRule => ({
  repeat: 'week',
  every: USUAL_WEEKS,
  on: [],
  start: date,
  end: addDays(date, HALF_YEAR_DAYS),
});

export const problemOf = ({ every, start, end }: SeriesRule): string | undefined => {
  if (!parseLocalDate(start) || !parseLocalDate(end)) return 'Choose the first and the last day.';
  if (end < start) return 'The last day is before the first.';
  return Number.isInteger(every) && every >= 1 ? undefined : 'Choose how often it repeats.';
};
