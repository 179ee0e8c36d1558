import { CODE_LENGTH } from '@tailgate/contract/facts';
import { useRef, useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { ReturnSearch } from '#shell/guards/log-out-search.ts';
import { enter } from '#shell/session/change-session.ts';
import { deviceId } from '#shell/session/device-id.ts';
import type { Session } from '#shell/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import classes from '../form.module.css';
import { forgetCodeRequest, keepCodeRequest, type CodeRequest } from './code-request.ts';
import { ResendButton } from './resend-button.tsx';
import { signInFailure } from './sign-in-failure.ts';

interface CodeFormProps {
  readonly wish: ReturnSearch;
  readonly request: CodeRequest;
  readonly onSignedIn: (session: Session) => void;
}

/** The code being typed, and the two calls it leads to: sign in, and send another code. */
const useCodeSignIn = (first: CodeRequest, onSignedIn: (session: Session) => void) => {
  const [request, setRequest] = useState(first);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const verify = useWrite('POST /v2/account/sign-in-code/verify', { errors: 'inline' });
  const resend = useWrite('POST /v2/account/sign-in-code/request', { errors: 'inline' });

  const signIn = (entered: string) => {
    if (verify.isPending) return;
    if (entered.length < CODE_LENGTH) {
      setProblem('Enter all six digits');
      input.current?.focus();
      return;
    }
    setNotice(null);
    verify.mutate(
      { body: { sessionId: request.sessionId, code: entered, rememberMe: request.rememberMe, deviceId: deviceId() } },
      {
        onSuccess: (session) => {
          forgetCodeRequest();
          onSignedIn(enter(session));
        },
        onError: (error) => {
          const failure = signInFailure(error);
          setProblem(failure.fields['code'] ?? null);
          setNotice(failure.notice);
          input.current?.select();
        },
      },
    );
  };

  const sendAgain = () =>
    resend.mutate(
      { body: { phone: request.phone, deviceId: deviceId() } },
      {
        onSuccess: ({ sessionId }) => {
          const next = { ...request, sessionId, sentAtMs: currentTimeMs() };
          keepCodeRequest(next);
          setRequest(next);
          setCode('');
          setProblem(null);
          toastSuccess('We sent a new code');
          input.current?.focus();
        },
        onError: (error) => setNotice(signInFailure(error).notice ?? error.message),
      },
    );
  const type = (entered: string) => {
    setCode(entered);
    setProblem(null);
  };

  return { input, request, code, problem, notice, type, signIn, sendAgain, verify, resend };
};

export const CodeForm = ({ wish, request: first, onSignedIn }: CodeFormProps) => {
  const { input, request, code, problem, notice, type, signIn, sendAgain, verify, resend } = useCodeSignIn(
    first,
    onSignedIn,
  );
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        signIn(code);
      }}
    >
      {notice && <Notice tone="danger">{notice}</Notice>}
      <CodeField
        ref={input}
        label="Six-digit code"
        value={code}
        error={problem}
        autoFocus
        onChange={type}
        onComplete={signIn}
      />
      <Button look="filled" type="submit" fullWidth busy={verify.isPending} busyLabel="Logging in…">
        Log in
      </Button>
      <div className={classes['again']}>
        <ResendButton key={request.sentAtMs} sentAtMs={request.sentAtMs} busy={resend.isPending} onResend={sendAgain} />
        <TextLink className={classes['other'] ?? ''} to="/login" search={{ ...wish, step: 'phone' }}>
          Use another number
        </TextLink>
      </div>
    </form>
  );
};
