import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { dayOf, spanOf } from '../appointment-words.ts';
import { appointmentQuery, isGone } from '../appointments-query.ts';
import { VipMark } from '../calendar/appointment-event.tsx';
import { shortDate, type CalendarHabits } from '../calendar/calendar-days.ts';
import classes from './appointment.module.css';

interface AppointmentHeaderProps {
  readonly id: string;
  readonly clock: CalendarHabits['clock'];
}

const BACK = { to: '/groomer/appointments', label: 'Schedule' } as const;

/** Whose it is, when, and for which pets. */
export const AppointmentHeader = ({ id, clock }: AppointmentHeaderProps) => {
  const { data, error } = useQuery(appointmentQuery(id));
  if (!data || isGone(error)) return <PageHeader title="Appointment" back={BACK} />;
  const { customer, petServices, timeZone } = data;
  const pets = [...new Set(petServices.map(({ pet }) => pet.name))].join(', ');
  return (
    <PageHeader
      title={customer.displayName}
      picture={<PersonAvatar id={customer.id} name={customer.displayName} />}
      back={BACK}
      lead={
        <span className={classes['lead']}>
          <strong>
            {shortDate(dayOf(data.appointmentStart, timeZone))} · {spanOf(data, timeZone, clock)}
          </strong>
          <span>{pets}</span>
          {customer.vip && <VipMark />}
        </span>
      }
    />
  );
};
