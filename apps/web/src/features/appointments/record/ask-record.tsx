import { MAX_CUSTOMER_TEXT_LENGTH } from '@tailgate/contract/facts';
import { parseLocalDate } from '@tailgate/values/local-time';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import type { Alert } from '../alerts/alert-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import { shortDayOfMonth } from '../calendar/calendar-days.ts';
import classes from './record.module.css';

interface AskRecordProps {
  readonly appointment: AppointmentDetail;
  readonly alert: Alert;
}

/** Without typographic quotes: a text message with them is split into twice as many parts. */
const usualText = ({ customer }: AppointmentDetail, { pet, vaccination, expiresOn }: Alert): string => {
  const date = expiresOn === null ? undefined : parseLocalDate(expiresOn);
  const record = `${pet?.name ?? 'your pet'}'s ${(vaccination ?? 'vaccination').toLowerCase()} record`;
  const since = date ? ` (on file until ${shortDayOfMonth(date)})` : '';
  return `Hi ${customer.firstName}, could you send me ${record} again? The one I have is out of date${since}.`;
};

/** Whether there is somebody to ask, and still a reason to. */
const canAskFor = ({ settlement, status, customer }: AppointmentDetail, { kind }: Alert): boolean =>
  kind === 'vaccination_expired' &&
  settlement === null &&
  status !== 'cancelled' &&
  status !== 'rejected' &&
  (customer.phone !== null || customer.email !== null);

/** Beside an expired record: a text to the customer for the new one. */
export const askRecord = (appointment: AppointmentDetail) => (alert: Alert) =>
  canAskFor(appointment, alert) ? <AskRecord appointment={appointment} alert={alert} /> : null;

const AskRecord = ({ appointment, alert }: AskRecordProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button compact look="text" onClick={() => setIsOpen(true)}>
        Ask for new record
      </Button>
      <FormDialog title="Ask for new record" opened={isOpen} onClose={() => setIsOpen(false)}>
        {isOpen && <AskForm appointment={appointment} alert={alert} onClose={() => setIsOpen(false)} />}
      </FormDialog>
    </>
  );
};

const AskForm = ({ appointment, alert, onClose }: AskRecordProps & { onClose: () => void }) => {
  const { id, customer } = appointment;
  const sent = useSendForm(useWrite('POST /v1/orders/:id/text-customer', { errors: 'inline' }), {
    initial: { message: usualText(appointment, alert) },
    validate: { message: (text) => (text.trim() === '' ? 'Write a message' : null) },
    input: ({ message }) => ({ params: { id }, body: { message: message.trim() } }),
    onSent: () => {
      toastSuccess(`Message sent to ${customer.firstName}`);
      onClose();
    },
  });
  return (
    <SendForm of={sent} className={classes['stack']} lead={<p>By text, or by email without a phone number.</p>}>
      <TextAreaField
        label={`Message to ${customer.firstName}`}
        required
        rows={3}
        maxLength={MAX_CUSTOMER_TEXT_LENGTH}
        {...sent.form.getInputProps('message')}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={sent.isSaving} busyLabel="Sending…">
          Send message
        </Button>
      </DialogActions>
    </SendForm>
  );
};
