import { ArrowLeftRight, CalendarClock, UserX } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { reasonsQuery, type AppointmentDetail } from '../appointments-query.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { RunningLateButton } from '../running-late-button.tsx';
import { OfferTradeDialog } from '../trading/offer-trade-dialog.tsx';
import { useAppointmentWrites } from '../use-appointment-writes.ts';
import classes from './appointment.module.css';

const CHANGES = [
  'runLate',
  'reschedule',
  'offerTrade',
  'markNoShow',
  'cancel',
] as const satisfies readonly (keyof AppointmentDetail['can'])[];

/** What else can be done with the appointment now, as the API says. */
export const AppointmentActions = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { id, can } = appointment;
  if (!CHANGES.some((name) => can[name])) return null;
  return (
    <Card title="Changes">
      <div className={classes['actions']}>
        {can.runLate && <RunningLateButton appointmentId={id} customerName={appointment.customer.displayName} />}
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
        consequence={`${customer.displayName} is told and pays no fee, and your time becomes free again.`}
        keep="Keep appointment"
        action={wholeSeries ? 'Cancel this and later' : 'Cancel appointment'}
        busyLabel="Canceling…"
        busy={cancel.isPending}
        opened={isOpen}
        query={reasonsQuery('reschedule-reason')}
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
