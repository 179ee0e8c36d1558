import type { LineChanges, VisitLine } from '../lines/lines.queries.ts';
import { recordedAt, requireItsDay, type VisitTime } from './visit-days.rules.ts';

type Times = Pick<VisitLine, 'startedAt' | 'endedAt'>;

const later = (one: Date, other: Date) => (one > other ? one : other);

/** A service starts now; on a later day, when the visit was planned to start. */
export const startOfLine = ({ startedAt }: Times, visit: VisitTime, now: Date): LineChanges => {
  requireItsDay(visit, now);
  return { started_at: startedAt ?? recordedAt(visit, 'startsAt', now) };
};

/** A service ends now; on a later day, when the visit was planned to end. One that was not started is. */
export const endOfLine = (line: Times, visit: VisitTime, now: Date): LineChanges => {
  requireItsDay(visit, now);
  const ended = line.endedAt ?? recordedAt(visit, 'endsAt', now);
  const started = line.startedAt ?? (ended === now ? now : visit.startsAt);
  return { started_at: started, ended_at: later(started, ended) };
};
