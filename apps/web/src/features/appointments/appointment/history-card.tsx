import { CalendarClock, CalendarPlus } from 'lucide-react';
import { Card } from '#ui/layout/card.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { dayOf, timeOf } from '../appointment-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import { shortDate, type CalendarHabits } from '../calendar/calendar-days.ts';

const WHO = { customer: 'the customer', groomer: 'you', staff: 'staff' } as const;

interface HistoryCardProps {
  readonly appointment: AppointmentDetail;
  readonly clock: CalendarHabits['clock'];
}

/** Who booked it and when, and every move since, newest first. */
export const HistoryCard = ({ appointment, clock }: HistoryCardProps) => {
  const { timeZone, bookedAt, bookedBy, rescheduleHistory } = appointment;
  const when = (instant: string) => `${shortDate(dayOf(instant, timeZone))}, ${timeOf(instant, timeZone, clock)}`;
  return (
    <Card title="History">
      <Rows label="History">
        {rescheduleHistory.toReversed().map(({ oldDateTime, newDateTime, changedBy, changedAt }) => (
          <Row
            key={changedAt}
            lead={<RowIcon icon={CalendarClock} />}
            title={
              <>
                <s>{when(oldDateTime)}</s> {when(newDateTime)}
              </>
            }
            meta={`Moved by ${WHO[changedBy]} on ${when(changedAt)}`}
          />
        ))}
        <Row lead={<RowIcon icon={CalendarPlus} />} title={`Booked by ${WHO[bookedBy]}`} meta={when(bookedAt)} />
      </Rows>
    </Card>
  );
};
