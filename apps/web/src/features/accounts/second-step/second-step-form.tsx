import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#shell/api/use-action.ts';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { completeSignIn } from '#shell/session/change-session.ts';
import { offersPasskeys } from '#shell/session/passkeys.ts';
import type { Session } from '#shell/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import form from '../form.module.css';
import { CodeStep } from './code-step.tsx';
import { RecoveryStep } from './recovery-step.tsx';
import classes from './second-step.module.css';
import { passkeyProblem, usePasskey } from './use-passkey.ts';

type Way = 'passkey' | 'app' | 'recovery';

const OFFER: Readonly<Record<Way, string>> = {
  passkey: 'Use a passkey',
  app: 'Use your authenticator app',
  recovery: 'Use a recovery code',
};

export interface SecondStepFormProps {
  readonly onSignedIn: (session: Session, way: Way) => void;
}

/** After the password: a passkey, a code of the authenticator app, or a recovery code. */
export const SecondStepForm = ({ onSignedIn }: SecondStepFormProps) => {
  const [chosen, choose] = useState<Way | null>(null);
  // Of the account that typed its password just now, not of one before it.
  const factors = useQuery({ ...read('GET /v2/account/second-step'), staleTime: 0, gcTime: 0 });
  const complete = useAction(completeSignIn, { onDone: (session) => onSignedIn(session, way) });
  if (!factors.data) return <LoadingState what="two-step verification" of={[factors]} rows={2} />;
  const { passkey, authenticatorApp, recoveryCode } = factors.data;
  const ways: Way[] = [
    ...(passkey && offersPasskeys() ? (['passkey'] as const) : []),
    ...(authenticatorApp ? (['app'] as const) : []),
    ...(recoveryCode ? (['recovery'] as const) : []),
  ];
  const way = chosen ?? ways[0] ?? 'recovery';
  const onPassed = () => complete.mutate();
  return (
    <div className={form['form']}>
      {way === 'passkey' && <PasskeyStep onPassed={onPassed} />}
      {way === 'app' && <AppStep onPassed={onPassed} />}
      {way === 'recovery' && <RecoveryStep onPassed={onPassed} />}
      <div className={classes['ways']}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} look="text" compact onClick={() => choose(other)}>
              {OFFER[other]}
            </Button>
          ))}
      </div>
    </div>
  );
};

const PasskeyStep = ({ onPassed }: { onPassed: () => void }) => {
  const pass = usePasskey((all) => all.passSecondStepWithPasskey(), onPassed);
  const problem = passkeyProblem(pass.error);
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button
        look="filled"
        fullWidth
        icon={<KeyRound size={20} aria-hidden />}
        busy={pass.isPending}
        busyLabel="Waiting for your passkey…"
        onClick={() => pass.mutate(undefined)}
      >
        Use passkey
      </Button>
    </>
  );
};

const AppStep = ({ onPassed }: { onPassed: () => void }) => {
  const pass = useWrite('POST /v2/account/second-step/code', { errors: 'inline', onDone: onPassed });
  return (
    <CodeStep
      action="Log in"
      autoFocus
      isPending={pass.isPending}
      send={(code, onError) => pass.mutate({ body: { code } }, { onError })}
    />
  );
};
