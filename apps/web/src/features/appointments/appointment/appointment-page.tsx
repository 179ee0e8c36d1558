import { centsOf, showMoney } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Badge } from '#ui/badges/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { answerByWords, dayOf, detailLook, spanOf, timeOf } from '../appointment-words.ts';
import { appointmentQuery, isGone, type AppointmentDetail } from '../appointments-query.ts';
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
  const { data, error } = useQuery(appointmentQuery(id));
  if (!data || isGone(error)) return <PageHeader title="Appointment" back={BACK} />;
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
  const said = noticeOf(appointment, clock);
  if (said === null) return null;
  return (
    <div className={classes['notice']}>
      <Notice tone={said.tone}>{said.words}</Notice>
    </div>
  );
};

const cancellationWords = ({
  reasonNote,
  cancellationFee,
  currency,
  completion,
  customer,
}: AppointmentDetail): string => {
  if (completion.whyNot === 'payment_processing')
    return 'The card is being charged for the cancellation. This can take a minute.';
  const asks = `The customer asks to cancel${reasonNote === '' ? '.' : `: “${reasonNote}”`}`;
  if (cancellationFee === null || cancellationFee === 0) return `${asks} There is no fee.`;
  const fee = showMoney(centsOf(cancellationFee), currency);
  return `${asks} ${customer.firstName} was shown a cancellation fee of ${fee}. You can lower or waive it.`;
};

const noticeOf = (
  appointment: AppointmentDetail,
  clock: CalendarHabits['clock'],
): { readonly tone: 'warning' | 'info'; readonly words: string } | null => {
  const { rescheduleRequest, timeZone, status, reason, reasonNote, tradeNote, tradeRejected, onMyWay } = appointment;
  if (status === 'reschedule_request' && rescheduleRequest) {
    const { start } = rescheduleRequest;
    const asked = `${shortDate(dayOf(start, timeZone))}, ${timeOf(start, timeZone, clock)}`;
    return { tone: 'warning', words: `The customer asks for ${asked}.` };
  }
  if (status === 'cancellation_request') return { tone: 'warning', words: cancellationWords(appointment) };
  if (status === 'in_trade')
    return {
      tone: 'info',
      words: `Offered to a partner${tradeNote === '' ? '' : `: “${tradeNote}”`}. It stays yours until they accept.`,
    };
  if (onMyWay)
    return {
      tone: 'info',
      words: `The customer was told that you arrive at about ${timeOf(onMyWay.eta, timeZone, clock)}.`,
    };
  if (tradeRejected) return { tone: 'warning', words: 'Your partner declined the trade. The appointment stays yours.' };
  if ((status === 'cancelled' || status === 'rejected') && reason) {
    const what = status === 'cancelled' ? 'Canceled' : 'Declined';
    return { tone: 'info', words: `${what}: ${reason}${reasonNote && ` (${reasonNote})`}` };
  }
  return null;
};
