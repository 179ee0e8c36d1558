import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { answerByWords, dayOf, detailLook, spanOf, timeOf } from '../appointment-words.ts';
import { appointmentQuery, type AppointmentDetail } from '../booking-query.ts';
import { VipMark } from '../calendar/appointment-event.tsx';
import { longDate, shortDate, type CalendarHabits } from '../calendar/calendar-days.ts';
import classes from './appointment.module.css';

interface AppointmentHeaderProps {
  readonly id: string;
  readonly clock: CalendarHabits['clock'];
  readonly now: Date;
}

const BACK = { to: '/groomer/appointments', label: 'Schedule' } as const;

/** When it is, what state it is in, and what waits for an answer. */
export const AppointmentHeader = ({ id, clock, now }: AppointmentHeaderProps) => {
  const { data } = useQuery(appointmentQuery(id));
  if (!data) return <PageHeader title="Appointment" back={BACK} />;
  const { tone, word } = detailLook(data);
  const { timeZone, answerBy } = data;
  return (
    <>
      <PageHeader
        title={data.customer.displayName}
        back={BACK}
        lead={
          <span className={classes['lead']}>
            <strong>
              {longDate(dayOf(data.appointmentStart, timeZone))} · {spanOf(data, timeZone, clock)}
            </strong>
            <Badge tone={tone}>{word}</Badge>
            {data.customer.vip && <VipMark />}
            {answerBy !== null && <span>Answer {answerByWords(answerBy, now, { timeZone, clock }).words}</span>}
          </span>
        }
      />
      <Waiting appointment={data} clock={clock} />
    </>
  );
};

const Waiting = ({ appointment, clock }: { appointment: AppointmentDetail; clock: CalendarHabits['clock'] }) => {
  const { rescheduleRequest, timeZone, status, reason, reasonNote } = appointment;
  if (status === 'reschedule_request' && rescheduleRequest)
    return (
      <div className={classes['notice']}>
        <Notice tone="warning">
          The customer asks for {shortDate(dayOf(rescheduleRequest.start, timeZone))},{' '}
          {timeOf(rescheduleRequest.start, timeZone, clock)}.
        </Notice>
      </div>
    );
  if (status === 'cancellation_request')
    return (
      <div className={classes['notice']}>
        <Notice tone="warning">The customer asks to cancel{reason ? `: ${reason}` : ''}.</Notice>
      </div>
    );
  if ((status === 'cancelled' || status === 'rejected') && reason)
    return (
      <div className={classes['notice']}>
        <Notice tone="info">
          {status === 'cancelled' ? 'Canceled' : 'Declined'}: {reason}
          {reasonNote && ` (${reasonNote})`}
        </Notice>
      </div>
    );
  return null;
};
