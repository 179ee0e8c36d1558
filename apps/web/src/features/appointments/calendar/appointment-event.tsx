import { Star } from 'lucide-react';
import { STATUS_LOOKS } from '#ui/badges/badge-looks.ts';
import { deadlineWords, lookOf, petNames, serviceNames, startOf } from '../appointment-words.ts';
import type { Appointment } from '../appointments-query.ts';
import type { CalendarHabits } from './calendar-days.ts';
import classes from './calendar.module.css';

export interface Clock {
  readonly timeZone: string;
  readonly clock: CalendarHabits['clock'];
  readonly now: Date;
}

/** An appointment inside of a calendar: time, customer, pets, service and city, as much as there is room for. */
export const AppointmentEvent = ({ appointment, shown }: { appointment: Appointment; shown: Clock }) => {
  const { timeZone, clock, now } = shown;
  const { tone, word } = lookOf(appointment, now, timeZone);
  const Icon = STATUS_LOOKS[tone].icon;
  const { customer, city } = appointment;
  const deadline = deadlineWords(appointment, shown);
  const lines = [
    ...(deadline === null ? [] : [deadline]),
    `${petNames(appointment)} · ${serviceNames(appointment)}`,
    ...(city === '' ? [] : [city]),
  ];
  // Few and plain elements: a full week has more than a hundred of these.
  return (
    <>
      <span className={classes['line']}>
        <strong>{startOf(appointment.appointmentStart, timeZone, clock)}</strong>
        {customer.vip && <VipMark />}
        <Icon size={14} aria-hidden />
        <span className={classes['spoken']}>{word}</span>
      </span>
      <strong className={classes['name']}>{customer.displayName}</strong>
      {lines.join('\n')}
    </>
  );
};

export const VipMark = () => (
  <span className={classes['vip']}>
    <Star size={12} aria-hidden />
    VIP
  </span>
);
