import { parseLocalDate } from '@tailgate/values/local-time';
import type { TableSearch } from '../tables/text-search.ts';
import { periodNamed, periodProblem, searchOfPeriod } from './period.ts';

const dayIn = (given: unknown) => (typeof given === 'string' ? parseLocalDate(given) : undefined);

/** The part of an address that names the days: a period by its name, or its first and last day. */
export const periodSearch = (given: Readonly<Record<string, unknown>>, maxDays: number): TableSearch => {
  const { period } = given;
  if (period !== 'custom') {
    const name = typeof period === 'string' ? periodNamed(period) : undefined;
    return name ? searchOfPeriod(name) : {};
  }
  const [from, to] = [dayIn(given['from']), dayIn(given['to'])];
  const isPeriod = from && to && from <= to && periodProblem(from, to, maxDays) === undefined;
  return isPeriod ? { period, from, to } : {};
};
