import { daysBetween, type LocalDate } from '@tailgate/values';
import { z } from 'zod';
import { localDate } from './schemas.ts';

type Period = Record<'start_date' | 'end_date', LocalDate>;
const isInOrder = ({ start_date: start, end_date: end }: Period) => start <= end;

/** A query with the first and the last day, both included. */
export const ofPeriod = <Shape extends z.ZodRawShape>(shape: Shape, maxDays: number) =>
  z
    .object({ ...shape, start_date: localDate, end_date: localDate })
    // The days are there whatever else the shape holds, which the compiler cannot see.
    .refine((query) => isInOrder(query as unknown as Period), {
      error: 'must not be before the start',
      path: ['end_date'],
    })
    .refine(
      (query) => {
        const { start_date: start, end_date: end } = query as unknown as Period;
        return daysBetween(start, end) < maxDays;
      },
      { error: `must be within ${maxDays} days`, path: ['end_date'] },
    );

/** `download=1` answers a file instead of JSON: CSV for a spreadsheet, or PDF to read and print. */
export const DOWNLOAD_QUERY = {
  download: z.enum(['0', '1']).default('0'),
  format: z.enum(['csv', 'pdf']).default('csv'),
};
