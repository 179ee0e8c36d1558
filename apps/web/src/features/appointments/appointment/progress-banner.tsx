import { ButtonLink } from '#ui/actions/button.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { timeOf } from '../appointment-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import type { CalendarHabits } from '../calendar/calendar-days.ts';
import { elapsedInWords, isAtTheVan, minutesBetween, progressOf } from './visit-words.ts';
import classes from './visit.module.css';

interface ProgressBannerProps {
  readonly appointment: AppointmentDetail;
  readonly now: Date;
  readonly clock: CalendarHabits['clock'];
}

/** How far the appointment is: under way with its time, or done with what comes next. */
export const ProgressBanner = ({ appointment, now, clock }: ProgressBannerProps) => {
  const progress = progressOf(appointment);
  if (progress.kind === 'waiting' || !isAtTheVan(appointment, now)) return null;
  const { id, timeZone, appointmentEnd } = appointment;
  if (progress.kind === 'ended')
    return (
      <div className={classes['banner']} data-progress="ended">
        <div>
          <strong>All services done</strong>
          <span>In {durationInWords(progress.minutes)}</span>
        </div>
        <ButtonLink look="filled" to="/groomer/appointments/$orderId/payment" params={{ orderId: id }}>
          Check out
        </ButtonLink>
      </div>
    );
  return (
    <div className={classes['banner']} data-progress="running">
      <span className={classes['pulse']} aria-hidden />
      <div>
        <strong>In progress</strong>
        <span>
          Started {timeOf(progress.since, timeZone, clock)} · planned until {timeOf(appointmentEnd, timeZone, clock)}
        </span>
      </div>
      <strong className={classes['elapsed']}>{elapsedInWords(minutesBetween(progress.since, now))}</strong>
    </div>
  );
};
