import { centsOf, showMoney } from '@tailgate/values/money';
import { useNow } from '#ui/dates/use-now.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PendingRequest } from '#ui/feedback/pending-request.tsx';
import { CancellationAnswersWithFee } from '../answers/cancellation-answers.tsx';
import { dayOf, deadlineWords, timeOf } from '../appointment-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import { shortDate, type CalendarHabits } from '../calendar/calendar-days.ts';
import { useTradeWrites } from '../trading/use-trade-writes.ts';
import { Button } from '#ui/actions/button.tsx';

interface RecordRequestsProps {
  readonly appointment: AppointmentDetail;
  readonly clock: CalendarHabits['clock'];
}

const cancellationWords = ({ reasonNote, cancellationFee, currency, customer }: AppointmentDetail): string => {
  const asks = `${customer.firstName} asks to cancel${reasonNote === '' ? '.' : `: “${reasonNote}”`}`;
  if (cancellationFee === null || cancellationFee === 0) return `${asks} There is no fee.`;
  const fee = showMoney(centsOf(cancellationFee), currency);
  return `${asks} ${customer.firstName} was shown a cancellation fee of ${fee}. You can lower or waive it.`;
};

/** What waits for an answer, of either side. */
export const RecordRequests = ({ appointment, clock }: RecordRequestsProps) => {
  const { status, rescheduleRequest, appointmentStart, timeZone, customer, completion, tradeRejected } = appointment;
  const now = useNow();
  const moment = (instant: string) => `${shortDate(dayOf(instant, timeZone))}, ${timeOf(instant, timeZone, clock)}`;
  const asked = rescheduleRequest && moment(rescheduleRequest.start);
  const deadline = deadlineWords(appointment, { now, timeZone, clock });
  const by = deadline === null ? '' : ` ${deadline}.`;
  if ((status === 'reschedule_request' || status === 'reschedule_request_ask') && asked !== null)
    return (
      <PendingRequest otherwise={`Without an answer it stays on ${moment(appointmentStart)}.`}>
        {status === 'reschedule_request' ? `${customer.firstName} asks for ${asked}.` : `You proposed ${asked}.`}
        {by}
      </PendingRequest>
    );
  if (status === 'cancellation_request')
    return completion.whyNot === 'payment_processing' ? (
      <Notice tone="info">The card is being charged for the cancellation. This can take a minute.</Notice>
    ) : (
      <PendingRequest
        otherwise="Without an answer the appointment stands."
        actions={appointment.can.acceptCancellation && <CancellationAnswersWithFee appointment={appointment} />}
      >
        {cancellationWords(appointment)}
        {by}
      </PendingRequest>
    );
  if (status === 'in_trade') return <OfferedTrade appointment={appointment} />;
  return tradeRejected ? <RefusedTrade id={appointment.id} /> : null;
};

const OfferedTrade = ({ appointment: { id, tradeNote, can } }: { appointment: AppointmentDetail }) => {
  const { withdraw } = useTradeWrites();
  return (
    <PendingRequest
      otherwise="It stays yours until they accept."
      withdrawal={
        can.withdrawTrade
          ? {
              label: 'Withdraw offer',
              busy: withdraw.isPending,
              onWithdraw: () => withdraw.mutate({ params: { id } }),
            }
          : undefined
      }
    >
      Offered to a partner{tradeNote === '' ? '.' : `: “${tradeNote}”`}
    </PendingRequest>
  );
};

const RefusedTrade = ({ id }: { id: string }) => {
  const { markRead } = useTradeWrites();
  return (
    <PendingRequest
      otherwise={null}
      actions={
        <Button busy={markRead.isPending} busyLabel="Saving…" onClick={() => markRead.mutate({ params: { id } })}>
          Mark trade as read
        </Button>
      }
    >
      Your partner declined the trade. The appointment stays yours.
    </PendingRequest>
  );
};
