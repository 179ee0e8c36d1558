import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { NEW_PASSWORD, NewPasswordFields } from '../reset-password/new-password-fields.tsx';
import { FreshChangeForm } from './fresh-change-form.tsx';
import { useFreshForm } from './use-fresh-form.ts';

interface ChangePasswordDialogProps {
  readonly email: string | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export const ChangePasswordDialog = ({ opened, onClose, ...rest }: ChangePasswordDialogProps) => (
  <FormDialog title="Change password" opened={opened} onClose={onClose}>
    <ChangePassword onClose={onClose} {...rest} />
  </FormDialog>
);

const ChangePassword = ({ email, onClose }: Omit<ChangePasswordDialogProps, 'opened'>) => {
  const change = useWrite('POST /v2/account/change-password', { errors: 'inline' });
  const fresh = useFreshForm(change, {
    ...NEW_PASSWORD,
    input: ({ password }) => ({ body: { password } }),
    onSent: () => {
      toastSuccess('Your password is changed. All other devices are logged out.');
      onClose();
    },
  });
  return (
    <FreshChangeForm
      of={fresh}
      lead={`All other devices will have to log in again.${email ? ` We’ll send a confirmation to ${email}.` : ''}`}
      passwordLead="Enter your current password first."
      action="Change password"
      onClose={onClose}
    >
      <NewPasswordFields form={fresh.form} focused />
    </FreshChangeForm>
  );
};
