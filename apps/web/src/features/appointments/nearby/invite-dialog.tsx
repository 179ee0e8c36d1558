import { MAX_INVITATION_LENGTH } from '@tailgate/contract/facts';
import type { LocalDate } from '@tailgate/values/local-time';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { longDate } from '../calendar/calendar-days.ts';
import classes from './nearby.module.css';
import { INVITE, type NearbyCustomer } from './nearby-query.ts';

interface InviteDialogProps {
  readonly date: LocalDate;
  readonly customers: readonly NearbyCustomer[];
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onInvited: () => void;
}

/** Without typographic quotes: a text message with them is split into twice as many parts. */
const USUAL_TEXT = "I'm in your neighborhood that day. Want me to stop by?";

/** A message to the chosen customers; the day and the names of their pets are added to it. */
export const InviteDialog = ({ opened, onClose, ...rest }: InviteDialogProps) => (
  <FormDialog title="Invite customers" opened={opened} onClose={onClose}>
    {opened && <InviteForm {...rest} onClose={onClose} />}
  </FormDialog>
);

const doneWords = (count: number): string => {
  if (count === 0) return 'They have an appointment or were invited already';
  return count === 1 ? '1 customer invited' : `${count} customers invited`;
};

const InviteForm = ({ date, customers, onClose, onInvited }: Omit<InviteDialogProps, 'opened'>) => {
  const sent = useSendForm(useWrite(INVITE, { errors: 'inline' }), {
    initial: { text: USUAL_TEXT },
    validate: { text: (text) => (text.trim() === '' ? 'Write a message' : null) },
    input: ({ text }) => ({ body: { date, customers: customers.map(({ id }) => id), text: text.trim() } }),
    onSent: ({ invited }) => {
      toastSuccess(doneWords(invited.length));
      onInvited();
      onClose();
    },
  });
  return (
    <SendForm
      of={sent}
      className={classes['form']}
      lead={
        <p>
          {customers.map(({ displayName }) => displayName).join(', ')}{' '}
          {customers.length === 1 ? 'gets a text that you have' : 'get a text that you have'} time on {longDate(date)},
          with your message.
        </p>
      }
    >
      <TextAreaField
        label="Message"
        required
        rows={3}
        maxLength={MAX_INVITATION_LENGTH}
        {...sent.form.getInputProps('text')}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={sent.isSaving} busyLabel="Inviting…">
          {customers.length === 1 ? 'Invite customer' : `Invite ${customers.length} customers`}
        </Button>
      </DialogActions>
    </SendForm>
  );
};
