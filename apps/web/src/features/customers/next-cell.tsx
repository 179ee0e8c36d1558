import { daysBetween, localDateAt, type LocalDate } from '@tailgate/values/local-time';
import { AlarmClock } from 'lucide-react';
import { useNow } from '#ui/dates/use-now.ts';
import { STATUS_LOOKS } from '#ui/badges/badge-looks.ts';
import { daysInWords } from '#ui/words/duration.ts';
import { statusLook, type CalendarHabits } from '#features/appointments/index.ts';
import type { CustomerRow } from './customers-query.ts';
import classes from './customers.module.css';
import { dayWords, momentWords, type Told } from './record/record-words.ts';

export interface OfClock {
  readonly clock: CalendarHabits['clock'];
}

/** How moments are told in a list of customers. */
export const useTold = (timeZone: string | undefined, clock: CalendarHabits['clock']): Told => ({
  timeZone: timeZone ?? 'UTC',
  clock,
  now: useNow(),
});

/** `Today, 9:30 AM`, `Mon, Jun 15, 9:00 AM · pending`, `Due 2 weeks ago` */
export const NextCell = ({ customer, told }: { customer: CustomerRow; told: Told }) => {
  const { next, dueOn } = customer;
  if (next) {
    const { tone, word } = statusLook(next.status);
    const Icon = STATUS_LOOKS[tone].icon;
    return (
      <span className={classes['next']}>
        <Icon size={16} aria-hidden />
        <span className={classes['moment']}>
          {momentWords(next.appointmentStart, told)}
          {next.status !== 'accepted' && <span className={classes['phone']}> {word.toLowerCase()}</span>}
        </span>
      </span>
    );
  }
  if (dueOn === null) return <>–</>;
  return <Due on={dueOn} told={told} />;
};

const Due = ({ on, told }: { on: string; told: Told }) => (
  <span className={classes['next']} data-due>
    <AlarmClock size={16} aria-hidden />
    Due {daysInWords(daysBetween(on as LocalDate, localDateAt(told.now, told.timeZone)))} ago
  </span>
);

/** The same in a narrow list: the day alone. */
export const NextDay = ({ customer: { next, dueOn }, told }: { customer: CustomerRow; told: Told }) => {
  if (next) return <>{dayWords(next.appointmentStart, told)}</>;
  return dueOn === null ? null : <Due on={dueOn} told={told} />;
};
