import { AGREEMENT_GRACE_DAYS } from '@tailgate/contract';
import { sql } from 'kysely';
import { secondsAfter } from '../platform/clock.ts';

const DAY_S = 86_400;

/** Agreements issued later than this can still be signed without missing bookings. */
export const graceStart = (now: Date): Date => secondsAfter(now, -AGREEMENT_GRACE_DAYS * DAY_S);

/** Whether a row of providers takes new appointments. What was booked before goes on in any case. */
export const takesNewWork = (now: Date) =>
  sql<boolean>`status = 'active' and (unsigned_since is null or unsigned_since > ${graceStart(now)})`;
