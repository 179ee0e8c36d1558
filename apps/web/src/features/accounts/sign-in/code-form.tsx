import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { CodeAgainRow, CodeEntry, type CodeAgain } from '#shell/forms/code-entry.tsx';
import { ResendButton } from '#shell/forms/resend-button.tsx';
import type { ReturnSearch } from '#shell/guards/log-out-search.ts';
import { enter } from '#shell/session/change-session.ts';
import { deviceId } from '#shell/session/device-id.ts';
import type { Session } from '#shell/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { currentTimeMs } from '#ui/dates/clock.ts';
import classes from '../form.module.css';
import { forgetCodeRequest, keepCodeRequest, type CodeRequest } from './code-request.ts';
import { signInCodeFailure } from './sign-in-failure.ts';

interface CodeFormProps {
  readonly wish: ReturnSearch;
  readonly request: CodeRequest;
  readonly onSignedIn: (session: Session) => void;
}

/** The two calls that a code leads to: sign in, and send another code. */
const useCodeSignIn = (first: CodeRequest, onSignedIn: (session: Session) => void) => {
  const [request, setRequest] = useState(first);
  const verify = useWrite('POST /v2/account/sign-in-code/verify', { errors: 'inline' });
  const resend = useWrite('POST /v2/account/sign-in-code/request', { errors: 'inline' });

  const signIn = (code: string, onError: (error: Error) => void) =>
    verify.mutate(
      { body: { sessionId: request.sessionId, code, rememberMe: request.rememberMe, deviceId: deviceId() } },
      {
        onSuccess: (session) => {
          forgetCodeRequest();
          onSignedIn(enter(session));
        },
        onError,
      },
    );

  const sendAgain = ({ onSent, onFailed }: CodeAgain) =>
    resend.mutate(
      { body: { phone: request.phone, deviceId: deviceId() } },
      {
        onSuccess: ({ sessionId }) => {
          const next = { ...request, sessionId, sentAtMs: currentTimeMs() };
          keepCodeRequest(next);
          setRequest(next);
          toastSuccess('We sent a new code');
          onSent();
        },
        onError: onFailed,
      },
    );
  return { request, verify, resend, signIn, sendAgain };
};

export const CodeForm = ({ wish, request: first, onSignedIn }: CodeFormProps) => {
  const { request, verify, resend, signIn, sendAgain } = useCodeSignIn(first, onSignedIn);
  return (
    <CodeEntry isPending={verify.isPending} failureOf={signInCodeFailure} send={signIn}>
      {(again) => (
        <>
          <Button look="filled" type="submit" fullWidth busy={verify.isPending} busyLabel="Logging in…">
            Log in
          </Button>
          <CodeAgainRow>
            <ResendButton
              key={request.sentAtMs}
              sentAtMs={request.sentAtMs}
              busy={resend.isPending}
              onResend={() => sendAgain(again)}
            />
            <TextLink className={classes['other'] ?? ''} to="/login" search={{ ...wish, step: 'phone' }}>
              Use another number
            </TextLink>
          </CodeAgainRow>
        </>
      )}
    </CodeEntry>
  );
};
