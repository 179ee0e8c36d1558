import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ConfirmPasswordForm } from '../confirm-password-form.tsx';
import classes from '../form.module.css';
import { useFormRefusal } from '../use-form-refusal.ts';
import { emailProblem } from './settings-values.ts';

interface ChangeEmailDialogProps {
  readonly current: string | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onChanged: (email: string) => void;
}

export const ChangeEmailDialog = ({ current, opened, onClose, onChanged }: ChangeEmailDialogProps) => (
  <Dialog title="Change email" opened={opened} onClose={onClose}>
    <ChangeEmail current={current} onClose={onClose} onChanged={onChanged} />
  </Dialog>
);

const ChangeEmail = ({ current, onClose, onChanged }: Omit<ChangeEmailDialogProps, 'opened'>) => {
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (email) => (email.trim() === '' ? 'Enter your new email' : emailProblem(email)) },
  });
  const { notice, clearNotice, showRefusal } = useFormRefusal(form, { email: 'email' });
  const change = useWrite('POST /v2/account/change-email', { errors: 'inline' });

  const submit = ({ email }: typeof form.values) => {
    if (change.isPending) return;
    clearNotice();
    change.mutate(
      { body: { email: email.trim() } },
      {
        onSuccess: () => {
          toastSuccess('Your email is changed');
          onChanged(email.trim().toLowerCase());
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
        lead="Before your email is changed, show that it is you."
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
      onSubmit={form.onSubmit(submit, () => form.getInputNode('email')?.focus())}
    >
      <p className={classes['lead']}>
        {current ? `You log in with it from then on. We tell your old address, ${current}, that it was changed.` : ''}
      </p>
      {notice && <Notice tone="danger">{notice}</Notice>}
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
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={change.isPending} busyLabel="Saving…">
          Change email
        </Button>
      </DialogActions>
    </form>
  );
};
