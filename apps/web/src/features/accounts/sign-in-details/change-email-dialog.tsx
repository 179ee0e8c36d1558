import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { emailProblem } from '#ui/words/email-problem.ts';
import { CurrentPasswordField, currentPasswordProblem } from '../current-password-field.tsx';
import classes from '../form.module.css';
import { wrongPassword } from '../wrong-password.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { useFreshForm } from './use-fresh-form.ts';

interface ChangeEmailDialogProps {
  readonly current: string | null;
  readonly hasPassword: boolean;
  /** Entered before, and not confirmed yet. */
  readonly wanted: string | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export const ChangeEmailDialog = ({ opened, ...rest }: ChangeEmailDialogProps) => (
  <FormDialog title="Change email" opened={opened} onClose={rest.onClose}>
    <ChangeEmail {...rest} />
  </FormDialog>
);

/** The password is asked each time: who changes the email can reset everything else. */
const ChangeEmail = ({ current, hasPassword, wanted, onClose }: Omit<ChangeEmailDialogProps, 'opened'>) => {
  const change = useWrite('POST /v2/account/change-email', { errors: 'inline' });
  const sent = useFreshForm(change, {
    initial: { email: wanted ?? '', currentPassword: '' },
    validate: {
      email: (email) => (email.trim() === '' ? 'Enter your new email' : emailProblem(email)),
      currentPassword: currentPasswordProblem(hasPassword),
    },
    input: ({ email, currentPassword }) => ({ body: { email: email.trim(), ...(hasPassword && { currentPassword }) } }),
    onSent: (_, { email }) => {
      toastSuccess(`We sent a link to ${email.trim()}. Open it to confirm.`);
      onClose();
    },
    refusalOf: wrongPassword('currentPassword'),
  });
  const { form } = sent;
  if (sent.asksOwner) return <ConfirmFirst onConfirmed={sent.confirmed} onClose={onClose} />;
  return (
    <SendForm
      of={sent}
      className={classes['form']}
      lead={
        <p className={classes['lead']}>
          We send a link to the new email.{' '}
          {current
            ? `Until you open it, you keep logging in with ${current}.`
            : 'Once you open it, you can log in with it.'}
        </p>
      }
    >
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('email')}
      />
      {hasPassword && <CurrentPasswordField {...form.getInputProps('currentPassword')} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={sent.isSaving} busyLabel="Sending…">
          Send link
        </Button>
      </DialogActions>
    </SendForm>
  );
};
