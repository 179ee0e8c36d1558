import { Checkbox } from '@mantine/core';
import { KeyRound, Smartphone } from 'lucide-react';
import type { ReturnSearch } from '#shell/guards/log-out-search.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { enter } from '#shell/session/change-session.ts';
import { offersPasskeys } from '#shell/session/passkeys.ts';
import { deviceId } from '#shell/session/device-id.ts';
import type { Session } from '#shell/session/session.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import classes from '../form.module.css';
import { IdentifierField } from '../identifier-field.tsx';
import { identifierProblem, readIdentifier } from '../identifier.ts';
import { passkeyProblem, usePasskey } from '../second-step/use-passkey.ts';
import { signInFailure } from './sign-in-failure.ts';

interface PasswordFormProps {
  readonly wish: ReturnSearch;
  /** Kept by the page, so that switching to code sign-in and back keeps what was typed. */
  readonly identifier: string;
  readonly onIdentifier: (typed: string) => void;
  readonly onSignedIn: (session: Session) => void;
}

export const PasswordForm = ({ wish, identifier, onIdentifier, onSignedIn }: PasswordFormProps) => {
  const signIn = useWrite('POST /v2/account/sign-in', { errors: 'inline' });
  const sent = useSendForm(signIn, {
    initial: { identifier, password: '', rememberMe: true },
    validate: {
      identifier: identifierProblem,
      password: (password) => (password === '' ? 'Enter your password' : null),
    },
    onTyped: (values) => onIdentifier(values.identifier),
    input: ({ identifier: typed, password, rememberMe }) => {
      const who = readIdentifier(typed);
      return who && { body: { ...who, password, rememberMe, deviceId: deviceId() } };
    },
    onSent: (session) => onSignedIn(enter(session)),
    refusalOf: signInFailure,
  });
  const { form } = sent;
  const passkey = usePasskey((all, rememberMe: boolean) => all.signInWithPasskey(rememberMe), onSignedIn);

  return (
    <SendForm of={sent} className={classes['form']} problem={passkeyProblem(passkey.error)}>
      <IdentifierField {...form.getInputProps('identifier')} onTyped={() => form.validateField('identifier')} />
      <div className={classes['labelRow']}>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...form.getInputProps('password')}
        />
        <TextLink
          className={classes['beside'] ?? ''}
          to="/reset-password"
          // Not in the address: it is somebody's email or phone.
          state={(kept) => ({ ...kept, identifier: form.values.identifier })}
        >
          Forgot password?
        </TextLink>
      </div>
      <Checkbox label="Keep me logged in on this device" {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
      <div className={classes['actions']}>
        <Button look="filled" type="submit" fullWidth busy={sent.isSaving} busyLabel="Logging in…">
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
        {offersPasskeys() && (
          <Button
            fullWidth
            icon={<KeyRound size={20} aria-hidden />}
            busy={passkey.isPending}
            busyLabel="Waiting for your passkey…"
            onClick={() => {
              sent.clearNotice();
              passkey.mutate(form.values.rememberMe);
            }}
          >
            Log in with a passkey
          </Button>
        )}
      </div>
      <p>
        New here? <TextLink to="/customer/new">Book a groomer</TextLink> for your pet, or sign up as a{' '}
        <TextLink to="/groomer/new">groomer</TextLink>, <TextLink to="/fleet-owner/signup">fleet owner</TextLink>,{' '}
        <TextLink to="/mechanic/signup">mechanic</TextLink> or <TextLink to="/renter/signup">renter</TextLink>.
      </p>
    </SendForm>
  );
};
