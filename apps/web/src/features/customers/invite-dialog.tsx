import { MAX_INVITATION_LENGTH } from '@tailgate/contract/facts';
import type { LocalDate } from '@tailgate/values/local-time';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import type { CustomerRow } from './customers-query.ts';
import classes from './customers.module.css';

interface InviteDialogProps {
  readonly customers: readonly CustomerRow[];
  readonly today: LocalDate;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onInvited: () => void;
}

/** A text to the chosen customers that there is time on a day. */
export const InviteDialog = ({ opened, ...rest }: InviteDialogProps) => (
  <FormDialog title="Invite to book" opened={opened} onClose={rest.onClose}>
    {opened && <InviteForm {...rest} />}
  </FormDialog>
);

/** Without typographic quotes: a text message with them is split into twice as many parts. */
const USUAL_TEXT = "It's time for the next groom. Want me to stop by?";

const UNSENT: { readonly date: string | null; readonly text: string } = { date: null, text: USUAL_TEXT };

const people = (count: number): string => (count === 1 ? '1 customer' : `${count} customers`);

const doneWords = (invited: number, skipped: number): string =>
  skipped === 0
    ? `${people(invited)} invited`
    : `${people(invited)} invited. ${people(skipped)} skipped: booked or invited this week already`;

const InviteForm = ({ customers, today, onClose, onInvited }: Omit<InviteDialogProps, 'opened'>) => {
  const sent = useSendForm(
    useWrite('POST /v2/service-schedule/service-provider/potential-customers', { errors: 'inline' }),
    {
      initial: UNSENT,
      validate: {
        date: (date) => (date === null ? 'Choose a day' : null),
        text: (text) => (text.trim() === '' ? 'Write a message' : null),
      },
      input: ({ date, text }) => ({
        body: { date: date ?? '', customers: customers.map(({ id }) => id), text: text.trim() },
      }),
      onSent: ({ invited, skipped }) => {
        toastSuccess(doneWords(invited.length, skipped.length));
        onInvited();
        onClose();
      },
    },
  );
  return (
    <SendForm
      of={sent}
      className={classes['form']}
      lead={
        <p>{customers.map(({ displayName }) => displayName).join(', ')} get a text that you have time on the day.</p>
      }
    >
      <DateField label="Day" required min={today} {...sent.form.getInputProps('date')} value={sent.form.values.date} />
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
          Invite {people(customers.length)}
        </Button>
      </DialogActions>
    </SendForm>
  );
};
