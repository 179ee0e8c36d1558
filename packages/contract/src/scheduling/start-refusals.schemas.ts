import { z } from 'zod';
import { id } from '../schemas.ts';
import { START_CAUSES } from './start-refusals.facts.ts';

const hours = z.object({ start: z.string(), end: z.string() });

/** Why a visit cannot start at a time, for the groomer whose calendar it is. */
export const startRefusal = z.object({
  cause: z.enum(START_CAUSES),
  /** What is there, or the neighbor that is too close, in the groomer's local time. */
  obstacle: z
    .object({
      start: z.string(),
      end: z.string(),
      /** Of the groomer's own appointment. */
      appointmentId: id.nullable(),
      /** For a time that a customer is booking: until then it is kept. */
      until: z.string().nullable(),
    })
    .nullable(),
  /** The minutes that the drive takes, and those that there are. */
  drive: z.object({ minutes: z.number().int(), gap: z.number().int() }).nullable(),
  /** The working hours of the day, as local times. */
  hours: z.array(hours),
  /** The days off around it, both included. */
  timeOff: z.object({ from: z.string(), to: z.string() }).nullable(),
});
export type StartRefusal = z.infer<typeof startRefusal>;
