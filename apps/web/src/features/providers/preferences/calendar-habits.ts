import type { Preferences } from './preferences-query.ts';

type UiPreferences = Preferences['uiPreferences'];

const CLOCKS = ['12', '24'] as const;
/** 1 is Sunday, 2 is Monday. */
const FIRST_DAYS = [1, 2] as const;

export interface CalendarHabits {
  readonly clock: (typeof CLOCKS)[number];
  readonly firstDayOfWeek: (typeof FIRST_DAYS)[number];
}

/** Interface preferences are a free-form object; unknown values fall back to the defaults. */
export const calendarHabitsOf = ({ clock, firstDayOfWeek }: UiPreferences): CalendarHabits => ({
  clock: CLOCKS.find((known) => known === clock) ?? '12',
  firstDayOfWeek: FIRST_DAYS.find((known) => known === firstDayOfWeek) ?? 1,
});
