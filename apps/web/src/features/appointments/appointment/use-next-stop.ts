import { useQuery } from '@tanstack/react-query';
import { dayOf } from '../appointment-words.ts';
import { monthQuery, type Appointment, type AppointmentDetail } from '../appointments-query.ts';
import { monthOf } from '../calendar/calendar-days.ts';

const isAfter = (done: AppointmentDetail) => (one: Appointment) =>
  one.id !== done.id &&
  one.status === 'accepted' &&
  one.appointmentStart > done.appointmentStart &&
  dayOf(one.appointmentStart, done.timeZone) === dayOf(done.appointmentStart, done.timeZone);

/** Where to drive after an appointment on the same day; none until its month is known. */
export const useNextStop = (appointment: AppointmentDetail, enabled = true) => {
  const month = useQuery({
    ...monthQuery(monthOf(dayOf(appointment.appointmentStart, appointment.timeZone))),
    enabled,
  });
  return { month, stop: month.data?.items.find(isAfter(appointment)) };
};
