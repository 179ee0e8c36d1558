import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { cancelReasonsQuery, reasonsQuery, type AppointmentDetail } from '../booking-query.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { RunningLateButton } from '../running-late-button.tsx';
import { useAppointmentWrites } from '../use-appointment-writes.ts';
import classes from './appointment.module.css';

const ANSWERS = [
  'accept',
  'reject',
  'acceptMove',
  'rejectMove',
  'acceptCancellation',
  'refuseCancellation',
  'reschedule',
  'cancel',
  'runLate',
] as const satisfies readonly (keyof AppointmentDetail['can'])[];

/** What can be done with the appointment now, as the API says. */
export const AppointmentActions = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { id, can } = appointment;
  if (!ANSWERS.some((name) => can[name])) return null;
  return (
    <Card>
      <div className={classes['actions']}>
        {(can.accept || can.reject) && <RequestAnswers appointment={appointment} />}
        {(can.acceptMove || can.rejectMove) && <MoveAnswers appointment={appointment} />}
        {can.runLate && <RunningLateButton appointmentId={id} customerName={appointment.customer.displayName} />}
        {can.refuseCancellation && <KeepButton id={id} />}
        {can.reschedule && (
          <ButtonLink
            to="/groomer/appointments/$orderId/reschedule"
            params={{ orderId: id }}
            icon={<CalendarClock size={18} aria-hidden />}
          >
            Reschedule
          </ButtonLink>
        )}
        {(can.cancel || can.acceptCancellation) && <CancelButton appointment={appointment} />}
      </div>
    </Card>
  );
};

const RequestAnswers = ({ appointment: { id, can, customer } }: { appointment: AppointmentDetail }) => {
  const { accept, decline } = useAppointmentWrites();
  const [isDeclining, setIsDeclining] = useState(false);
  return (
    <>
      {can.accept && (
        <Button
          look="filled"
          busy={accept.isPending}
          busyLabel="Accepting…"
          onClick={() => accept.mutate({ params: { id } })}
        >
          Accept request
        </Button>
      )}
      {can.reject && <Button onClick={() => setIsDeclining(true)}>Decline request</Button>}
      <ReasonDialog
        title="Decline this request?"
        consequence={`${customer.displayName} is told that you can’t come.`}
        action="Decline request"
        busyLabel="Declining…"
        busy={decline.isPending}
        opened={isDeclining}
        query={reasonsQuery('decline-reasons')}
        onClose={() => setIsDeclining(false)}
        onSubmit={(body) => decline.mutate({ params: { id }, body }, { onSuccess: () => setIsDeclining(false) })}
      />
    </>
  );
};

const MoveAnswers = ({ appointment: { id, can } }: { appointment: AppointmentDetail }) => {
  const { acceptMove, rejectMove } = useAppointmentWrites();
  return (
    <>
      {can.acceptMove && (
        <Button
          look="filled"
          busy={acceptMove.isPending}
          busyLabel="Moving…"
          onClick={() => acceptMove.mutate({ params: { id } })}
        >
          Accept new time
        </Button>
      )}
      {can.rejectMove && (
        <Button busy={rejectMove.isPending} busyLabel="Saving…" onClick={() => rejectMove.mutate({ params: { id } })}>
          Keep time
        </Button>
      )}
    </>
  );
};

const KeepButton = ({ id }: { id: string }) => {
  const { refuseCancellation } = useAppointmentWrites();
  return (
    <Button
      busy={refuseCancellation.isPending}
      busyLabel="Saving…"
      onClick={() => refuseCancellation.mutate({ params: { id } })}
    >
      Keep appointment
    </Button>
  );
};

const CancelButton = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { id, can, customer, recurrenceId } = appointment;
  const { cancel } = useAppointmentWrites();
  const [isOpen, setIsOpen] = useState(false);
  const [wholeSeries, setWholeSeries] = useState(false);
  const series = wholeSeries && recurrenceId !== null ? { recurrenceId } : {};
  return (
    <>
      <Button look="danger" onClick={() => setIsOpen(true)}>
        {can.acceptCancellation ? 'Accept cancellation' : 'Cancel appointment'}
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
        {recurrenceId !== null && can.cancel && (
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
