import { Badge } from '#ui/badges/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { dayOf, detailLook, minutesOf, spanOf } from '../appointment-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import { longDate, type CalendarHabits } from '../calendar/calendar-days.ts';

interface AppointmentSummaryProps {
  readonly appointment: AppointmentDetail;
  readonly clock: CalendarHabits['clock'];
}

/** The appointment as it is booked now. */
export const AppointmentSummary = ({ appointment, clock }: AppointmentSummaryProps) => {
  const { customer, petServices, timeZone, address, appointmentStart } = appointment;
  const { tone, word } = detailLook(appointment);
  return (
    <Card title="Booked now">
      <Rows label="Booked now">
        <Row
          title={longDate(dayOf(appointmentStart, timeZone))}
          meta={`${spanOf(appointment, timeZone, clock)} · ${durationInWords(minutesOf(appointment))}`}
          aside={<Badge tone={tone}>{word}</Badge>}
        />
        <Row
          title={customer.displayName}
          meta={petServices.map(({ pet, service }) => `${pet.name}: ${service.name}`).join(', ')}
        />
        <Row title={address.address} meta={`${address.city}, ${address.stateOrProvince} ${address.postalCode}`} />
      </Rows>
    </Card>
  );
};
