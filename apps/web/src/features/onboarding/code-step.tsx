import { CODE_LENGTH, CODE_MINUTES } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, OOPS } from '#shell/api/api-error.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { tooManyTries } from '#shell/errors/form-errors.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { deviceId } from '#shell/session/device-id.ts';
import { Button } from '#ui/actions/button.tsx';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { keepSession, keptSession } from './kept-sign-up.ts';
import { sessionQuery, SIGN_UP } from './onboarding-query.ts';
import classes from './onboarding.module.css';

const RESEND_AFTER_MS = 30_000;

interface Problem {
  readonly field: string | null;
  readonly notice: string | null;
}

const problemOf = (error: Error): Problem => {
  if (!(error instanceof ApiError)) return { field: null, notice: OOPS };
  if (error.code === 'code_invalid') return { field: error.message, notice: null };
  return { field: null, notice: error.code === 'too_many_requests' ? tooManyTries(error) : error.message };
};

/** A text may take a moment: only then another one is offered. */
const useMayResend = (sentAtMs: number): boolean => {
  const [nowMs, setNowMs] = useState(currentTimeMs);
  const left = sentAtMs + RESEND_AFTER_MS - nowMs;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNowMs(currentTimeMs()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
};

interface CodeStepProps {
  readonly sessionId: string;
  readonly onVerified: () => void;
  readonly onOtherNumber: () => void;
}

/** Where the code went: the whole number in the tab that sent it, its last digits elsewhere. */
const useNumberInWords = (sessionId: string): string => {
  // Read once: the tab forgets it as soon as there is an account, while this step may still be on the screen.
  const [kept] = useState(() => keptSession(sessionId));
  const session = useQuery({ ...sessionQuery(sessionId), enabled: kept === null });
  if (kept) return phoneInWords(kept.phone);
  return session.data ? `the number ending in ${session.data.phoneEnding}` : 'your phone';
};

interface ResendProps {
  readonly sessionId: string;
  readonly onSent: () => void;
  readonly onFailed: (error: Error) => void;
}

const Resend = ({ sessionId, onSent, onFailed }: ResendProps) => {
  const [sentAtMs, setSentAtMs] = useState(() => keptSession(sessionId)?.sentAtMs ?? 0);
  const mayResend = useMayResend(sentAtMs);
  const resend = useWrite(`POST ${SIGN_UP}/resend-code`, { errors: 'inline' });
  const onSuccess = () => {
    const kept = keptSession(sessionId);
    const nowMs = currentTimeMs();
    if (kept) keepSession({ ...kept, sentAtMs: nowMs });
    setSentAtMs(nowMs);
    toastSuccess('We sent a new code');
    onSent();
  };
  if (!mayResend) return null;
  return (
    <Button
      look="text"
      compact
      busy={resend.isPending}
      busyLabel="Sending…"
      onClick={() => resend.mutate({ body: { sessionId, deviceId: deviceId() } }, { onSuccess, onError: onFailed })}
    >
      Send a new code
    </Button>
  );
};

/** Six digits prove the number. They are sent as soon as they are all there. */
export const CodeStep = ({ sessionId, onVerified, onOtherNumber }: CodeStepProps) => {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const number = useNumberInWords(sessionId);
  const input = useRef<HTMLInputElement>(null);
  const verify = useWrite(`POST ${SIGN_UP}/verify-code`, { errors: 'inline', onDone: onVerified });
  const send = (typed: string) => {
    if (verify.isPending) return;
    if (typed.length < CODE_LENGTH) {
      setProblem({ field: 'Enter all six digits', notice: null });
      input.current?.focus();
      return;
    }
    setProblem(undefined);
    verify.mutate(
      { body: { code: typed, sessionId } },
      {
        onError: (error) => {
          setProblem(problemOf(error));
          input.current?.select();
        },
      },
    );
  };
  const onResent = () => {
    setCode('');
    setProblem(undefined);
    input.current?.focus();
  };
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      {problem?.notice != null && <Notice tone="danger">{problem.notice}</Notice>}
      <CodeField
        ref={input}
        label="Six-digit code"
        description={`Sent to ${number}. It works for ${CODE_MINUTES} minutes.`}
        value={code}
        error={problem?.field}
        autoFocus
        onChange={(typed) => {
          setCode(typed);
          setProblem(undefined);
        }}
        onComplete={send}
      />
      <div className={classes['again']}>
        <Resend sessionId={sessionId} onSent={onResent} onFailed={(error) => setProblem(problemOf(error))} />
        <Button look="text" compact onClick={onOtherNumber}>
          Use another number
        </Button>
      </div>
      <PageButton busy={verify.isPending} busyLabel="Checking…">
        Continue
      </PageButton>
    </form>
  );
};
