import { addDays, instantOf, localDateAt } from '@tailgate/values';
import { Failure } from '../../../platform/failure.ts';
import { beginningOfItsDay } from '../times/told-times.rules.ts';

export interface VisitTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
}

/** From the beginning of the local day of its start to the end of that of its end: one may go past midnight. */
const daysOf = ({ startsAt, endsAt, timeZone }: VisitTime) => ({
  from: beginningOfItsDay({ starts_at: startsAt, time_zone: timeZone }),
  to: instantOf(addDays(localDateAt(endsAt, timeZone), 1), 0, timeZone),
});

/** Nothing happens at the van before the day of a visit. */
export const requireItsDay = (visit: VisitTime, now: Date): void => {
  if (now >= daysOf(visit).from) return;
  throw new Failure('illegal_transition', { message: 'Services start and end on the day of the appointment.' });
};

/** Whether an instant can be one of this visit: on its days, and not in the future. */
export const isOfVisit = (visit: VisitTime, instant: Date, now: Date): boolean => {
  const { from, to } = daysOf(visit);
  return instant >= from && instant <= now && instant < to;
};

/** When a service starts or ends that is recorded now; on a later day, when it was planned to. */
export const recordedAt = (visit: VisitTime, planned: 'startsAt' | 'endsAt', now: Date): Date =>
  isOfVisit(visit, now, now) ? now : visit[planned];
