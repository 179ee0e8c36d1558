import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { NewPasswordFields, useNewPasswordForm } from '../reset-password/new-password-fields.tsx';
import { FreshChangeForm } from './fresh-change-form.tsx';

interface ChangePasswordDialogProps {
  readonly email: string | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export const ChangePasswordDialog = ({ opened, onClose, ...rest }: ChangePasswordDialogProps) => (
  <FormDialog title="Change password" opened={opened} onClose={onClose}>
    <ChangePassword onClose={onClose} {...rest} />
  </FormDialog>
);

const ChangePassword = ({ email, onClose, onChanged }: Omit<ChangePasswordDialogProps, 'opened'>) => {
  const form = useNewPasswordForm();
  const change = useWrite('POST /v2/account/change-password', { errors: 'inline' });
  return (
    <FreshChangeForm
      form={form}
      field="password"
      lead={`All other devices will have to log in again.${email ? ` We tell you at ${email} that it was changed.` : ''}`}
      passwordLead="Enter your current password first."
      action="Change password"
      isPending={change.isPending}
      change={({ password }, onError) => {
        const onSuccess = () => {
          toastSuccess('Your password is changed. All other devices are logged out.');
          onChanged();
          onClose();
        };
        change.mutate({ body: { password } }, { onSuccess, onError });
      }}
      onClose={onClose}
    >
      <NewPasswordFields form={form} focused />
    </FreshChangeForm>
  );
};
