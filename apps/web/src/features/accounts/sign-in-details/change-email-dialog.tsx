import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FreshChangeForm } from './fresh-change-form.tsx';
import { useFreshForm } from './use-fresh-form.ts';
import { emailProblem } from '#ui/words/email-problem.ts';

interface ChangeEmailDialogProps {
  readonly current: string | null;
  /** Entered before, and not confirmed yet. */
  readonly wanted: string | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onRequested: () => void;
}

export const ChangeEmailDialog = ({ opened, ...rest }: ChangeEmailDialogProps) => (
  <FormDialog title="Change email" opened={opened} onClose={rest.onClose}>
    <ChangeEmail {...rest} />
  </FormDialog>
);

const ChangeEmail = ({ current, wanted, onClose, onRequested }: Omit<ChangeEmailDialogProps, 'opened'>) => {
  const change = useWrite('POST /v2/account/change-email', { errors: 'inline' });
  const fresh = useFreshForm(change, {
    initial: { email: wanted ?? '' },
    validate: { email: (email) => (email.trim() === '' ? 'Enter your new email' : emailProblem(email)) },
    input: ({ email }) => ({ body: { email: email.trim() } }),
    onSent: (_, { email }) => {
      toastSuccess(`We sent a link to ${email.trim()}. Open it to confirm.`);
      onRequested();
      onClose();
    },
  });
  return (
    <FreshChangeForm
      of={fresh}
      lead={`We send a link to the new email. ${current ? `Until you open it, you keep logging in with ${current}.` : 'Once you open it, you can log in with it.'}`}
      passwordLead="Enter your password to change your email."
      action="Send link"
      onClose={onClose}
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
        {...fresh.form.getInputProps('email')}
      />
    </FreshChangeForm>
  );
};
