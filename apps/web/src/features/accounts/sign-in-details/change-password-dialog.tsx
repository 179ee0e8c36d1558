import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { NEW_PASSWORD, NewPasswordFields } from '../reset-password/new-password-fields.tsx';
import { FreshChangeForm } from './fresh-change-form.tsx';
import { useFreshForm } from './use-fresh-form.ts';

interface ChangePasswordDialogProps {
  /** Who logs in by code has none, and sets the first. */
  readonly hasPassword: boolean;
  readonly email: string | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const wordsOf = (hasPassword: boolean) =>
  hasPassword
    ? { action: 'Change password', done: 'Your password is changed.', confirm: 'Enter your current password first.' }
    : {
        action: 'Set a password',
        done: 'Your password is set.',
        confirm: 'With a password you can log in without a text.',
      };

export const ChangePasswordDialog = ({ opened, onClose, ...rest }: ChangePasswordDialogProps) => (
  <FormDialog title={wordsOf(rest.hasPassword).action} opened={opened} onClose={onClose}>
    <ChangePassword onClose={onClose} {...rest} />
  </FormDialog>
);

const ChangePassword = ({ hasPassword, email, onClose }: Omit<ChangePasswordDialogProps, 'opened'>) => {
  const words = wordsOf(hasPassword);
  const change = useWrite('POST /v2/account/change-password', { errors: 'inline' });
  const fresh = useFreshForm(change, {
    ...NEW_PASSWORD,
    input: ({ password }) => ({ body: { password } }),
    onSent: () => {
      toastSuccess(`${words.done} All other devices are logged out.`);
      onClose();
    },
  });
  return (
    <FreshChangeForm
      of={fresh}
      lead={`All other devices will have to log in again.${email ? ` We’ll send a confirmation to ${email}.` : ''}`}
      confirmLead={words.confirm}
      action={words.action}
      onClose={onClose}
    >
      <NewPasswordFields form={fresh.form} focused />
    </FreshChangeForm>
  );
};
