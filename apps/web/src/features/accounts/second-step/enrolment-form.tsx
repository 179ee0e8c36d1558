import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#shell/api/use-action.ts';
import { completeSignIn } from '#shell/session/change-session.ts';
import { offersPasskeys } from '#shell/session/passkeys.ts';
import type { Session } from '#shell/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import form from '../form.module.css';
import { AppSetup, type Enrolled } from './app-setup.tsx';
import { nameOfThisDevice } from './device-name.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { passkeyProblem, usePasskey } from './use-passkey.ts';

/** Staff and support set up their first factor before they do anything else. */
export const EnrolmentForm = ({ onSignedIn }: { onSignedIn: (session: Session) => void }) => {
  const [step, setStep] = useState<'choice' | 'app' | { readonly codes: readonly string[] }>('choice');
  const complete = useAction(completeSignIn, { onDone: onSignedIn });
  const onEnrolled = ({ recoveryCodes }: Enrolled) => {
    if (recoveryCodes) setStep({ codes: recoveryCodes });
    else complete.mutate();
  };
  const add = usePasskey((all) => all.addPasskey(nameOfThisDevice()), onEnrolled);
  const problem = passkeyProblem(add.error);
  if (typeof step === 'object') return <RecoveryCodes codes={step.codes} onDone={() => complete.mutate()} />;
  if (step === 'app')
    return (
      <div className={form['form']}>
        <p className={form['lead']}>
          Scan the QR code with an authenticator app, or type the key into it. Then enter the code that it shows.
        </p>
        <AppSetup onEnrolled={onEnrolled} />
        <Button look="text" compact onClick={() => setStep('choice')}>
          Back
        </Button>
      </div>
    );
  return (
    <div className={form['actions']}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {offersPasskeys() && (
        <Button
          look="filled"
          fullWidth
          icon={<KeyRound size={20} aria-hidden />}
          busy={add.isPending}
          busyLabel="Waiting for your passkey…"
          onClick={() => add.mutate(undefined)}
        >
          Add a passkey
        </Button>
      )}
      <Button
        look={offersPasskeys() ? 'outline' : 'filled'}
        fullWidth
        icon={<Smartphone size={20} aria-hidden />}
        onClick={() => setStep('app')}
      >
        Set up an authenticator app
      </Button>
    </div>
  );
};
