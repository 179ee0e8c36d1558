import { useForm } from '@mantine/form';
import { useWrite } from '#shell/api/use-write.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import classes from './form.module.css';
import { useFormRefusal } from './use-form-refusal.ts';

interface ConfirmPasswordFormProps {
  /** Why it is asked. */
  readonly lead: string;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** The password once more, so that the next minutes count as freshly signed in. */
export const ConfirmPasswordForm = ({ lead, onConfirmed, onClose }: ConfirmPasswordFormProps) => {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password === '' ? 'Enter your password' : null) },
  });
  const { notice, clearNotice, showRefusal } = useFormRefusal(form, { password: 'password' });
  const confirm = useWrite('POST /v2/account/confirm-sign-in', { errors: 'inline' });
  const submit = ({ password }: typeof form.values) => {
    if (confirm.isPending) return;
    clearNotice();
    confirm.mutate(
      { body: { password } },
      {
        onSuccess: onConfirmed,
        onError: (error) => {
          if (error.code !== 'invalid_credentials') {
            showRefusal(error);
            return;
          }
          form.setErrors({ password: 'That is not your password. Try again.' });
          form.getInputNode('password')?.focus();
        },
      },
    );
  };
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={form.onSubmit(submit, () => form.getInputNode('password')?.focus())}
    >
      <p className={classes['lead']}>{lead}</p>
      {notice && <Notice tone="danger">{notice}</Notice>}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('password')}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={confirm.isPending} busyLabel="Checking…">
          Confirm password
        </Button>
      </DialogActions>
    </form>
  );
};
