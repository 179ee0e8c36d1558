import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { ApiError } from '#shell/api/api-error.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { showProblems } from '#shell/errors/form-errors.ts';
import { useFormRefusal } from '#shell/errors/use-form-refusal.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import classes from './form.module.css';

interface ConfirmPasswordFormProps {
  /** Why it is asked. */
  readonly children: ReactNode;
  /** The button that sends it. */
  readonly action: (isPending: boolean) => ReactNode;
  /** What follows the password is under way. */
  readonly isGoingOn?: boolean;
  /** Refusals of what follows can be shown here too. */
  readonly onConfirmed: (showRefusal: (error: ApiError) => void) => void;
  readonly onClose: () => void;
}

const WRONG_PASSWORD = { password: 'Wrong password. Try again.' };

/** The password once more, so that the next minutes count as freshly signed in. */
export const ConfirmPasswordForm = ({
  children,
  action,
  isGoingOn = false,
  onConfirmed,
  onClose,
}: ConfirmPasswordFormProps) => {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password === '' ? 'Enter your password' : null) },
  });
  const { notice, clearNotice, showRefusal } = useFormRefusal(form, { password: 'password' });
  const confirm = useWrite('POST /v2/account/confirm-sign-in', { errors: 'inline' });
  const isPending = confirm.isPending || isGoingOn;

  const refuse = (error: ApiError) => {
    if (error.code === 'invalid_credentials') showProblems(form, WRONG_PASSWORD);
    else showRefusal(error);
  };
  const submit = ({ password }: typeof form.values) => {
    if (isPending) return;
    clearNotice();
    confirm.mutate({ body: { password } }, { onSuccess: () => onConfirmed(refuse), onError: refuse });
  };
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={form.onSubmit(submit, () => form.getInputNode('password')?.focus())}
    >
      {children}
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
        {action(isPending)}
      </DialogActions>
    </form>
  );
};
