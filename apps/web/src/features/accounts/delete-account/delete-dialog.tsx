import { useForm } from '@mantine/form';
import { Trash2 } from 'lucide-react';
import { useWrite } from '#shell/api/use-write.ts';
import type { ApiError } from '#shell/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import classes from '../form.module.css';
import { useFormRefusal } from '../use-form-refusal.ts';
import { GRACE_DAYS } from './grace.ts';

interface DeleteDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onRequested: (scheduledFor: string) => void;
}

export const DeleteDialog = ({ opened, onClose, onRequested }: DeleteDialogProps) => (
  <Dialog title="Delete your account?" opened={opened} onClose={onClose} grave>
    <DeleteForm onClose={onClose} onRequested={onRequested} />
  </Dialog>
);

/** Only the owner may ask this, so the password is asked every time. */
const DeleteForm = ({ onClose, onRequested }: Omit<DeleteDialogProps, 'opened'>) => {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password === '' ? 'Enter your password' : null) },
  });
  const { notice, clearNotice, showRefusal } = useFormRefusal(form, { password: 'password' });
  const confirm = useWrite('POST /v2/account/confirm-sign-in', { errors: 'inline' });
  const request = useWrite('POST /v2/account/request-delete-account', { errors: 'inline' });
  const isBusy = confirm.isPending || request.isPending;

  const refused = (error: ApiError) => {
    if (error.code !== 'invalid_credentials') {
      showRefusal(error);
      return;
    }
    form.setErrors({ password: 'That is not your password. Try again.' });
    form.getInputNode('password')?.focus();
  };
  const submit = ({ password }: typeof form.values) => {
    if (isBusy) return;
    clearNotice();
    confirm.mutate(
      { body: { password } },
      {
        onSuccess: () =>
          request.mutate({}, { onSuccess: ({ scheduledFor }) => onRequested(scheduledFor), onError: refused }),
        onError: refused,
      },
    );
  };
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={form.onSubmit(submit, () => form.getInputNode('password')?.focus())}
    >
      <p>You have {GRACE_DAYS} days to change your mind. After that nobody can bring your account back.</p>
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
        <Button look="danger" type="submit" icon={<Trash2 size={20} aria-hidden />} busy={isBusy} busyLabel="Asking…">
          Delete my account
        </Button>
      </DialogActions>
    </form>
  );
};
