import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { fieldErrors, tooManyTries } from '#shell/errors/form-errors.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import classes from '../form.module.css';
import { focusFirstError } from '../focus-first-error.ts';
import { SHORTEST_PASSWORD } from './password-strength.ts';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** The link has been used or is too old. */
  readonly onDeadLink: () => void;
}

export const NewPasswordForm = ({ token, onDone, onDeadLink }: NewPasswordFormProps) => {
  const [notice, setNotice] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: '', again: '' },
    validate: {
      password: (password) =>
        password.length < SHORTEST_PASSWORD ? `Use at least ${SHORTEST_PASSWORD} characters` : null,
      again: (again, { password }) => (again === password ? null : 'The two passwords are not the same'),
    },
  });
  const reset = useWrite('POST /v2/account/reset-password', { errors: 'inline', onDone });

  const submit = ({ password }: typeof form.values) => {
    if (reset.isPending) return;
    setNotice(null);
    reset.mutate(
      { body: { token, password } },
      {
        onError: (error) => {
          // A token that is not even well-formed is a dead link too.
          if (error.code === 'reset_link_invalid' || error.errors['token']) {
            onDeadLink();
            return;
          }
          const fields =
            error.code === 'password_too_weak'
              ? { password: error.message }
              : fieldErrors(error, { password: 'password' });
          form.setErrors(fields);
          if (Object.keys(fields).length === 0)
            setNotice(error.code === 'too_many_requests' ? tooManyTries(error) : error.message);
          focusFirstError(form, fields);
        },
      },
    );
  };

  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      {notice && <Notice tone="danger">{notice}</Notice>}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        withAsterisk={false}
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
      <Button look="filled" type="submit" fullWidth busy={reset.isPending} busyLabel="Saving…">
        Save new password
      </Button>
    </form>
  );
};
