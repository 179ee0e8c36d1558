import { Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Smartphone } from 'lucide-react';
import type { ReturnSearch } from '#shell/guards/log-out-search.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { focusFirstError } from '#shell/errors/form-errors.ts';
import { enter } from '#shell/session/change-session.ts';
import { deviceId } from '#shell/session/device-id.ts';
import type { Session } from '#shell/session/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import classes from '../form.module.css';
import { identifierProblem, readIdentifier } from '../identifier.ts';
import { useFormNotice } from '../use-form-notice.ts';

interface PasswordFormProps {
  readonly wish: ReturnSearch;
  /** What was typed lives with the page, so that a look at the other way to sign in loses nothing. */
  readonly identifier: string;
  readonly onIdentifier: (typed: string) => void;
  readonly onSignedIn: (session: Session) => void;
}

export const PasswordForm = ({ wish, identifier, onIdentifier, onSignedIn }: PasswordFormProps) => {
  const form = useForm({
    initialValues: { identifier, password: '', rememberMe: true },
    validate: {
      identifier: identifierProblem,
      password: (password) => (password === '' ? 'Enter your password' : null),
    },
    onValuesChange: (values) => onIdentifier(values.identifier),
  });
  const { notice, clearNotice, showFailure } = useFormNotice(form);
  const signIn = useWrite('POST /v2/account/sign-in', { errors: 'inline' });

  const submit = ({ identifier: typed, password, rememberMe }: typeof form.values) => {
    const who = readIdentifier(typed);
    if (!who || signIn.isPending) return;
    clearNotice();
    signIn.mutate(
      { body: { ...who, password, rememberMe, deviceId: deviceId() } },
      {
        onSuccess: (session) => onSignedIn(enter(session)),
        onError: showFailure,
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
      <TextField
        label="Email or phone"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        {...form.getInputProps('identifier')}
        onBlur={({ currentTarget }) => currentTarget.value && form.validateField('identifier')}
      />
      <div className={classes['labelRow']}>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...form.getInputProps('password')}
        />
        <TextLink className={classes['beside'] ?? ''} to="/reset-password">
          Forgot password?
        </TextLink>
      </div>
      <Checkbox label="Keep me logged in on this device" {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
      <div className={classes['actions']}>
        <Button look="filled" type="submit" fullWidth busy={signIn.isPending} busyLabel="Logging in…">
          Log in
        </Button>
        <ButtonLink
          to="/login"
          search={{ ...wish, step: 'phone' }}
          fullWidth
          icon={<Smartphone size={20} aria-hidden />}
        >
          Text me a code
        </ButtonLink>
      </div>
    </form>
  );
};
