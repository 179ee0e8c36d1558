import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LocalDate } from '@tailgate/values/local-time';
import { Fragment } from 'react';
import { Badge } from '#ui/badges/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DriveLeg, Timeline, TimelineStop } from '#ui/figures/timeline.tsx';
import { answerByWords, dayOf, lookOf, petNames, serviceNames, spanOf } from '../appointment-words.ts';
import type { Appointment, RouteStop } from '../appointments-query.ts';
import { VipMark, type Clock } from './appointment-event.tsx';
import { longDate } from './calendar-days.ts';
import { onCalendar, type BlockedDay } from './calendar-events.ts';
import classes from './calendar.module.css';

interface AgendaProps {
  readonly days: readonly LocalDate[];
  readonly appointments: readonly Appointment[];
  readonly blocked: readonly BlockedDay[];
  readonly shown: Clock;
  /** The drives to the stops of one day. */
  readonly legs?: readonly RouteStop[] | undefined;
}

/** The calendar of a phone: the appointments of each day below each other, in the order they are driven. */
export const DayAgenda = ({ days, appointments, blocked, shown, legs = [] }: AgendaProps) => {
  const visible = appointments.filter(onCalendar);
  const onDay = (date: LocalDate) =>
    visible.filter(({ appointmentStart }) => dayOf(appointmentStart, shown.timeZone) === date);
  const filled = days.filter((date) => onDay(date).length > 0);
  const [only] = days;
  if (filled.length === 0) {
    const off = blocked.find(({ date }) => date === only);
    return (
      <EmptyState level={2} title={off && days.length === 1 ? off.words : 'No appointments'}>
        {days.length === 1 ? 'Nothing is booked on this day.' : 'Nothing is booked on these days.'}
      </EmptyState>
    );
  }
  return (
    <div className={classes['agenda']}>
      {filled.map((date) => (
        <section key={date} aria-label={longDate(date)}>
          {days.length > 1 && <h2 className={classes['agendaDay']}>{longDate(date)}</h2>}
          <Timeline label={`Appointments on ${longDate(date)}`}>
            {onDay(date).map((appointment, index) => {
              const drive = legs.find(({ id }) => id === appointment.id)?.drive;
              return (
                <Fragment key={appointment.id}>
                  {drive && <DriveLeg minutes={drive.minutes} miles={drive.distanceMiles} />}
                  <Stop appointment={appointment} number={index + 1} shown={shown} />
                </Fragment>
              );
            })}
          </Timeline>
        </section>
      ))}
    </div>
  );
};

const Stop = ({ appointment, number, shown }: { appointment: Appointment; number: number; shown: Clock }) => {
  const { id, status, customer, city, answerBy } = appointment;
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
          {answerBy !== null && <span>Answer {answerByWords(answerBy, shown.now, shown).words}</span>}
        </span>
        <VisuallyHidden>Open appointment</VisuallyHidden>
      </Link>
    </TimelineStop>
  );
};
