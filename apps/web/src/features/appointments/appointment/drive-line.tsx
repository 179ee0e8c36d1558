import { useQuery } from '@tanstack/react-query';
import { localDateAt } from '@tailgate/values/local-time';
import { Car } from 'lucide-react';
import { durationInWords } from '#ui/words/duration.ts';
import { dayOf, timeOf } from '../appointment-words.ts';
import { drivingQuery } from '../appointments-query.ts';
import type { CalendarHabits } from '../calendar/calendar-days.ts';
import classes from './visit.module.css';

const MINUTE_MS = 60_000;

interface DriveLineProps {
  readonly stop: { readonly id: string; readonly appointmentStart: string };
  readonly timeZone: string;
  readonly clock: CalendarHabits['clock'];
  readonly now: Date;
}

export interface Drive {
  readonly minutes: number;
  readonly miles: number | null;
  readonly leaveBy: Date;
}

/** How far a stop is, and when to leave for it; null where the drive is unknown or in the past. */
export const useDrive = ({ stop, timeZone, now }: Omit<DriveLineProps, 'clock'>): Drive | null => {
  const date = dayOf(stop.appointmentStart, timeZone);
  const { data } = useQuery({ ...drivingQuery(date), enabled: date >= localDateAt(now, timeZone) });
  const leg = data?.days[0]?.legs.find(({ appointmentId }) => appointmentId === stop.id);
  if (!leg || leg.minutes === null) return null;
  const leaveBy = new Date(Date.parse(stop.appointmentStart) - leg.minutes * MINUTE_MS);
  return { minutes: leg.minutes, miles: leg.distanceMiles, leaveBy };
};

/** When to leave for a stop, and how far it is. */
export const DriveLine = ({ stop, timeZone, clock, now }: DriveLineProps) => {
  const drive = useDrive({ stop, timeZone, now });
  if (!drive) return null;
  return (
    <p className={classes['drive']}>
      <Car size={20} aria-hidden />
      <span>
        <strong>Leave by {timeOf(drive.leaveBy, timeZone, clock)}</strong> · {durationInWords(drive.minutes)}
        {drive.miles !== null && ` · ${drive.miles} mi`}
      </span>
    </p>
  );
};
