import { daysBetween, type LocalDate } from '@tailgate/values';
import { z } from 'zod';
import { localDate } from './schemas.ts';

/** The first and the last day, both included. */
export const PERIOD = { start_date: localDate, end_date: localDate };

interface Period {
  readonly start_date: LocalDate;
  readonly end_date: LocalDate;
}

/** A query with a period, the days in order and not too far apart. */
export const ofPeriod = <Query extends z.ZodType<Period>>(query: Query, maxDays: number) =>
  query
    .refine(({ start_date: start, end_date: end }) => start <= end, {
      error: 'must not be before the start',
      path: ['end_date'],
    })
    .refine(({ start_date: start, end_date: end }) => daysBetween(start, end) < maxDays, {
      error: `must be within ${maxDays} days`,
      path: ['end_date'],
    });

/** `download=1` answers a file instead of JSON: CSV for a spreadsheet, or PDF to read and print. */
export const DOWNLOAD_QUERY = {
  download: z.enum(['0', '1']).default('0'),
  format: z.enum(['csv', 'pdf']).default('csv'),
};
