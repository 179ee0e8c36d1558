import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LocalDate } from '@tailgate/values/local-time';
import { Fragment } from 'react';
import { Badge } from '#ui/badges/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DriveLeg, Timeline, TimelineStop } from '#ui/figures/timeline.tsx';
import { dayOf, deadlineWords, lookOf, petNames, serviceNames, spanOf } from '../appointment-words.ts';
import type { Appointment, Hold, RouteStop } from '../appointments-query.ts';
import { VipMark, type Clock } from './appointment-event.tsx';
import { longDate } from './calendar-days.ts';
import { holdWords, onCalendar, type BlockedDay } from './calendar-events.ts';
import classes from './calendar.module.css';

interface AgendaProps {
  readonly date: LocalDate;
  readonly appointments: readonly Appointment[];
  /** What customers are booking at the moment. */
  readonly holds: readonly Hold[];
  readonly blocked: readonly BlockedDay[];
  readonly shown: Clock;
  /** The drives to the stops. */
  readonly legs?: readonly RouteStop[] | undefined;
  /** Where nothing above says which day it is. */
  readonly heading?: boolean;
}

/** One day on a phone: its appointments below each other, in the order they are driven, and what is being booked. */
export const DayAgenda = ({ date, appointments, holds, blocked, shown, legs = [], heading = false }: AgendaProps) => {
  const onDay = (at: string) => dayOf(at, shown.timeZone) === date;
  const booked = appointments.filter((one) => onCalendar(one) && onDay(one.appointmentStart));
  const held = holds.filter(({ start }) => onDay(start));
  const off = blocked.find((day) => day.date === date);
  const entries = [
    ...held.map((hold) => ({ at: hold.start, entry: <HeldTime key={hold.id} hold={hold} shown={shown} /> })),
    ...booked.map((appointment, index) => ({
      at: appointment.appointmentStart,
      entry: (
        <Fragment key={appointment.id}>
          <DriveTo stop={legs.find(({ id }) => id === appointment.id)} />
          <Stop appointment={appointment} number={index + 1} shown={shown} />
        </Fragment>
      ),
    })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <section className={classes['agenda']} aria-label={longDate(date)}>
      {heading && <h2 className={classes['agendaDay']}>{longDate(date)}</h2>}
      {entries.length === 0 ? (
        <EmptyState level={heading ? 3 : 2} title={off ? off.words : 'No appointments'}>
          Nothing is booked on this day.
        </EmptyState>
      ) : (
        <Timeline label={`Appointments on ${longDate(date)}`}>{entries.map(({ entry }) => entry)}</Timeline>
      )}
    </section>
  );
};

const DriveTo = ({ stop }: { stop: RouteStop | undefined }) =>
  stop?.drive ? <DriveLeg minutes={stop.drive.minutes} miles={stop.drive.distanceMiles} /> : null;

const HeldTime = ({ hold, shown }: { hold: Hold; shown: Clock }) => (
  <li className={classes['held']}>
    <strong>{spanOf({ appointmentStart: hold.start, appointmentEnd: hold.end }, shown.timeZone, shown.clock)}</strong>
    <span>{holdWords(hold, shown)}</span>
  </li>
);

const Stop = ({ appointment, number, shown }: { appointment: Appointment; number: number; shown: Clock }) => {
  const { id, status, customer, city } = appointment;
  const deadline = deadlineWords(appointment, shown);
  const { tone, word } = lookOf(appointment, shown.now, shown.timeZone);
  return (
    <TimelineStop
      number={number}
      heading={spanOf(appointment, shown.timeZone, shown.clock)}
      done={status === 'complete'}
    >
      <Link to="/groomer/appointments/$orderId" params={{ orderId: id }} className={classes['stop']}>
        <span className={classes['stopName']}>
          {customer.displayName}
          {customer.vip && <VipMark />}
        </span>
        <span>
          {petNames(appointment)} · {serviceNames(appointment)}
        </span>
        {city !== '' && <span>{city}</span>}
        <span className={classes['stopFoot']}>
          <Badge tone={tone}>{word}</Badge>
          {deadline !== null && <span>{deadline}</span>}
        </span>
        <VisuallyHidden>Open appointment</VisuallyHidden>
      </Link>
    </TimelineStop>
  );
};
