import { ArrowLeftRight, CalendarClock, UserX } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { CancellationAnswersWithFee } from '../answers/cancellation-answers.tsx';
import { MoveAnswers } from '../answers/move-answers.tsx';
import { RequestAnswers } from '../answers/request-answers.tsx';
import { cancelReasonsQuery, type AppointmentDetail } from '../appointments-query.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { OnMyWayButton } from '../on-my-way-button.tsx';
import { RunningLateButton } from '../running-late-button.tsx';
import { OfferTradeDialog } from '../trading/offer-trade-dialog.tsx';
import { useTradeWrites } from '../trading/use-trade-writes.ts';
import { useAppointmentWrites } from '../use-appointment-writes.ts';
import classes from './appointment.module.css';

const ANSWERS = [
  'accept',
  'acceptMove',
  'acceptCancellation',
  'setOut',
  'runLate',
  'reschedule',
  'offerTrade',
  'withdrawTrade',
  'markNoShow',
  'cancel',
] as const satisfies readonly (keyof AppointmentDetail['can'])[];

/** What can be done with the appointment now, as the API says. Who may accept may also decline. */
export const AppointmentActions = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { id, can, tradeRejected } = appointment;
  if (!ANSWERS.some((name) => can[name]) && !tradeRejected) return null;
  return (
    <Card>
      <div className={classes['actions']}>
        {can.accept && <RequestAnswers appointment={appointment} place="page" />}
        {can.acceptMove && <MoveAnswers appointment={appointment} place="page" />}
        {can.setOut && <OnMyWayButton appointmentId={id} customerName={appointment.customer.displayName} />}
        {can.runLate && <RunningLateButton appointmentId={id} customerName={appointment.customer.displayName} />}
        {can.acceptCancellation && <CancellationAnswersWithFee appointment={appointment} />}
        {tradeRejected && <ReadButton id={id} />}
        {can.reschedule && (
          <ButtonLink
            to="/groomer/appointments/$orderId/reschedule"
            params={{ orderId: id }}
            icon={<CalendarClock size={18} aria-hidden />}
          >
            Reschedule
          </ButtonLink>
        )}
        {can.offerTrade && <OfferButton appointment={appointment} />}
        {can.withdrawTrade && <WithdrawButton id={id} />}
        {can.markNoShow && (
          <ButtonLink
            to="/groomer/appointments/charge-fee/$orderId"
            params={{ orderId: id }}
            icon={<UserX size={18} aria-hidden />}
          >
            No-show
          </ButtonLink>
        )}
        {can.cancel && <CancelButton appointment={appointment} />}
      </div>
    </Card>
  );
};

const ReadButton = ({ id }: { id: string }) => {
  const { markRead } = useTradeWrites();
  return (
    <Button busy={markRead.isPending} busyLabel="Saving…" onClick={() => markRead.mutate({ params: { id } })}>
      Mark trade as read
    </Button>
  );
};

const OfferButton = ({ appointment }: { appointment: AppointmentDetail }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<ArrowLeftRight size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Offer trade
      </Button>
      <OfferTradeDialog appointment={appointment} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
};

const WithdrawButton = ({ id }: { id: string }) => {
  const { withdraw } = useTradeWrites();
  return (
    <Button busy={withdraw.isPending} busyLabel="Withdrawing…" onClick={() => withdraw.mutate({ params: { id } })}>
      Withdraw offer
    </Button>
  );
};

const CancelButton = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { id, customer, recurrenceId } = appointment;
  const { cancel } = useAppointmentWrites();
  const [isOpen, setIsOpen] = useState(false);
  const [wholeSeries, setWholeSeries] = useState(false);
  const series = wholeSeries && recurrenceId !== null ? { recurrenceId } : {};
  return (
    <>
      <Button look="danger" onClick={() => setIsOpen(true)}>
        Cancel appointment
      </Button>
      <ReasonDialog
        title="Cancel this appointment?"
        consequence={`${customer.displayName} is told, and your time becomes free again.`}
        action={wholeSeries ? 'Cancel this and later' : 'Cancel appointment'}
        busyLabel="Canceling…"
        busy={cancel.isPending}
        opened={isOpen}
        query={cancelReasonsQuery}
        onClose={() => setIsOpen(false)}
        onSubmit={(reason) =>
          cancel.mutate({ params: { id }, body: { ...reason, ...series } }, { onSuccess: () => setIsOpen(false) })
        }
      >
        {recurrenceId !== null && (
          <SwitchField
            label="Also cancel later appointments of this series"
            checked={wholeSeries}
            onChange={setWholeSeries}
          />
        )}
      </ReasonDialog>
    </>
  );
};
