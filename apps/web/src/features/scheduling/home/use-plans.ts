import { addDays, localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#ui/dates/use-now.ts';
import { plansOf, type DayPlan } from '../schedule.rules.ts';
import { allTimeOffQuery } from '../time-off-query.ts';
import { weekOf } from '../week.ts';
import { timeZoneQuery, weekQuery } from '../week-query.ts';
import { workZonesQuery } from '../work-zones/work-zones-query.ts';

export interface Plans {
  /** Two weeks from today on. */
  readonly days: readonly DayPlan[];
}

/** The coming two weeks as they will be worked, once everything about them is known. */
export const usePlans = () => {
  const now = useNow();
  const hours = useQuery(weekQuery);
  const off = useQuery(allTimeOffQuery);
  const timeZone = useQuery(timeZoneQuery);
  const zones = useQuery(workZonesQuery);
  const queries = [hours, off, timeZone, zones];
  if (!hours.data || !off.data || !timeZone.data || !zones.data) return { plans: undefined, queries };
  const today = localDateAt(now, timeZone.data);
  const week = weekOf(hours.data.availability);
  const facts = { today, week, timeOff: off.data, zones: zones.data.zones };
  const plans: Plans = { days: [today, addDays(today, 7)].flatMap((first) => plansOf(first, facts)) };
  return { plans, queries };
};
