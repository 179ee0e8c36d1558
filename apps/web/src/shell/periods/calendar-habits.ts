import type { CallAnswer } from '@tailgate/contract';
import { firstDayOfWeekIn, type FirstDayOfWeek } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../api/read.ts';

export const preferencesQuery = read('GET /v2/service-provider/account/preferences');

type UiPreferences = CallAnswer<'GET /v2/service-provider/account/preferences'>['uiPreferences'];

const CLOCKS = ['12', '24'] as const;

export interface CalendarHabits {
  readonly clock: (typeof CLOCKS)[number];
  readonly firstDayOfWeek: FirstDayOfWeek;
}

/** Interface preferences are a free-form object; unknown values fall back to the defaults. */
export const calendarHabitsOf = (preferences: UiPreferences): CalendarHabits => ({
  clock: CLOCKS.find((known) => known === preferences['clock']) ?? '12',
  firstDayOfWeek: firstDayOfWeekIn(preferences),
});

/** How calendars and times are shown: the country's defaults until the provider has chosen, or while offline. */
export const useCalendarHabits = () => calendarHabitsOf(useQuery(preferencesQuery).data?.uiPreferences ?? {});
