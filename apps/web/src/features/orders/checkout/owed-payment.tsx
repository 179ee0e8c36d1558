import { localDateAt } from '@tailgate/values/local-time';
import { centsOf, showMoney } from '@tailgate/values/money';
import { useState } from 'react';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { RadioField } from '#ui/fields/radio-field.tsx';
import { timeOf, shortDayOfMonth, type AppointmentDetail } from '#features/appointments/index.ts';
import classes from './checkout.module.css';
import { useReceivePayment, useSendPaymentLink } from './use-order-writes.ts';

interface OwedPaymentProps {
  readonly appointment: AppointmentDetail;
  readonly owed: NonNullable<AppointmentDetail['owed']>;
}

const waitingWords = ({ appointment, owed: { linkSentAt, isBeingPaid } }: OwedPaymentProps): string => {
  const { customer, timeZone } = appointment;
  if (isBeingPaid) return `${customer.firstName}’s card is being charged. This can take a minute.`;
  if (linkSentAt === null) return 'No payment link was sent yet.';
  const day = shortDayOfMonth(localDateAt(new Date(linkSentAt), timeZone));
  return `Waiting for payment. Link sent ${day}, ${timeOf(linkSentAt, timeZone, '12')}.`;
};

/** What the customer still has to pay: a link to pay it by, or that the groomer was given it. */
export const OwedPayment = ({ appointment, owed }: OwedPaymentProps) => {
  const send = useSendPaymentLink();
  const [isReceiving, setIsReceiving] = useState(false);
  const { id, customer } = appointment;
  const isSent = owed.linkSentAt !== null;
  return (
    <div className={classes['owed']}>
      <Notice tone="info">{waitingWords({ appointment, owed })}</Notice>
      {!owed.isBeingPaid && (
        <div className={classes['next']}>
          <Button
            look={isSent ? 'outline' : 'filled'}
            busy={send.isPending}
            busyLabel="Sending…"
            onClick={() =>
              send.mutate(
                { params: { id } },
                { onSuccess: () => toastSuccess(`We texted ${customer.firstName} a payment link`) },
              )
            }
          >
            {isSent ? 'Send the link again' : 'Send a payment link'}
          </Button>
          <Button onClick={() => setIsReceiving(true)}>Record cash or a check</Button>
          <ReceivedDialog appointment={appointment} opened={isReceiving} onClose={() => setIsReceiving(false)} />
        </div>
      )}
    </div>
  );
};

interface ReceivedDialogProps {
  readonly appointment: AppointmentDetail;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const HANDED = [
  { value: 'cash', label: 'Cash' },
  { value: 'check', label: 'Check' },
] as const;

/** The groomer was given what was owed. */
const ReceivedDialog = ({ appointment, opened, onClose }: ReceivedDialogProps) => {
  const [by, setBy] = useState<(typeof HANDED)[number]['value']>('cash');
  const receive = useReceivePayment();
  const { id, customer, finalPrices, currency } = appointment;
  const amount = showMoney(centsOf(finalPrices.due), currency);
  return (
    <Dialog title={`${customer.firstName} paid you ${amount}`} opened={opened} onClose={onClose}>
      <div className={classes['card']}>
        <RadioField label="How did they pay?" choices={HANDED} value={by} onChange={setBy} />
        <p className={classes['meta']}>Record it once you have the money. The payment link stops asking for it.</p>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="filled"
            busy={receive.isPending}
            busyLabel="Recording…"
            onClick={() =>
              receive.mutate({ params: { id }, body: { paymentMethodId: by } }, { onSuccess: () => onClose() })
            }
          >
            Record payment
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
};
