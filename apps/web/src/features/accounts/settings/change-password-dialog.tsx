import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { ConfirmPasswordForm } from '../confirm-password-form.tsx';
import classes from '../form.module.css';
import { focusFirstError } from '../focus-first-error.ts';
import { SHORTEST_PASSWORD } from '../reset-password/password-strength.ts';
import { StrengthMeter } from '../reset-password/strength-meter.tsx';
import { useFormRefusal } from '../use-form-refusal.ts';

interface ChangePasswordDialogProps {
  readonly email: string | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export const ChangePasswordDialog = ({ opened, onClose, ...rest }: ChangePasswordDialogProps) => (
  <Dialog title="Change password" opened={opened} onClose={onClose}>
    <ChangePassword onClose={onClose} {...rest} />
  </Dialog>
);

const ChangePassword = ({ email, onClose, onChanged }: Omit<ChangePasswordDialogProps, 'opened'>) => {
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useForm({
    initialValues: { password: '', again: '' },
    validate: {
      password: (password) =>
        password.length < SHORTEST_PASSWORD ? `Use at least ${SHORTEST_PASSWORD} characters` : null,
      again: (again, { password }) => (again === password ? null : 'The two passwords are not the same'),
    },
  });
  const { notice, clearNotice, showRefusal } = useFormRefusal(form, { password: 'password' });
  const change = useWrite('POST /v2/account/change-password', { errors: 'inline' });

  const submit = ({ password }: typeof form.values) => {
    if (change.isPending) return;
    clearNotice();
    change.mutate(
      { body: { password } },
      {
        onSuccess: () => {
          toastSuccess('Your password is changed. All other devices are signed out.');
          onChanged();
          onClose();
        },
        onError: (error) => {
          if (error.code === 'fresh_sign_in_required') setAsksPassword(true);
          else showRefusal(error);
        },
      },
    );
  };

  if (asksPassword)
    return (
      <ConfirmPasswordForm
        lead="Before your password is changed, type the one you have now."
        onConfirmed={() => {
          setAsksPassword(false);
          submit(form.getValues());
        }}
        onClose={onClose}
      />
    );
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <p className={classes['lead']}>
        All other devices will have to log in again.{email && ` We tell you at ${email} that it was changed.`}
      </p>
      {notice && <Notice tone="danger">{notice}</Notice>}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('password')}
      />
      {!form.errors['password'] && <StrengthMeter password={form.values.password} />}
      <PasswordField
        label="New password again"
        autoComplete="new-password"
        required
        withAsterisk={false}
        {...form.getInputProps('again')}
        onBlur={({ currentTarget }) => currentTarget.value && form.validateField('again')}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={change.isPending} busyLabel="Saving…">
          Change password
        </Button>
      </DialogActions>
    </form>
  );
};
