import { localDateAt } from '@tailgate/values/local-time';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { dayOf, priceRange, timeOf } from '../appointment-words.ts';
import type { Appointment, AppointmentDetail } from '../appointments-query.ts';
import { useDrive, type Drive } from '../appointment/drive-line.tsx';
import { useNextStop } from '../appointment/use-next-stop.ts';
import type { CalendarHabits } from '../calendar/calendar-days.ts';
import classes from './record.module.css';

export interface Following {
  readonly stop: Appointment;
  readonly drive: Drive | null;
}

/** Where to drive after an appointment that is settled or did not take place; only today. */
export const useFollowing = (appointment: AppointmentDetail, now: Date): Following | undefined => {
  const { timeZone, settlement, status, appointmentStart } = appointment;
  const isOver = settlement !== null || status === 'cancelled' || status === 'rejected';
  const isToday = dayOf(appointmentStart, timeZone) === localDateAt(now, timeZone);
  const { stop } = useNextStop(appointment, isOver && isToday);
  const drive = useDrive({ stop: stop ?? appointment, timeZone, now });
  return stop && isOver && isToday ? { stop, drive } : undefined;
};

const leaveWords = (drive: Drive, now: Date, time: (instant: Date) => string): string => {
  const leave = drive.leaveBy < now ? 'Leave now' : `Leave by ${time(drive.leaveBy)}`;
  return `${leave} · ${durationInWords(drive.minutes)}${drive.miles === null ? '' : `, ${drive.miles} mi`}`;
};

interface Told {
  readonly now: Date;
  readonly timeZone: string;
  readonly clock: CalendarHabits['clock'];
  readonly currency: string;
  /** Something else on the page is more useful now. */
  readonly isSecond: boolean;
}

/** Where to drive now, when to leave for it, and what it brings. */
export const followingStep = ({ stop, drive }: Following, { now, timeZone, clock, currency, isSecond }: Told) => {
  const time = (instant: string | Date) => timeOf(instant, timeZone, clock);
  return {
    ...(drive && { about: leaveWords(drive, now, time) }),
    sum: priceRange(stop.minPrice, stop.maxPrice, currency),
    action: (
      <ButtonLink
        look={isSecond ? 'outline' : 'filled'}
        fullWidth
        to="/groomer/appointments/$orderId"
        params={{ orderId: stop.id }}
        rightSection={<ArrowRight size={20} aria-hidden />}
      >
        <span>
          {`Next stop · ${stop.customer.displayName} `}
          <span className={classes['whole']}>{time(stop.appointmentStart)}</span>
        </span>
      </ButtonLink>
    ),
  };
};
