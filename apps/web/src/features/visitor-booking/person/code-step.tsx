import { CODE_LENGTH, CODE_MINUTES } from '@tailgate/contract/facts';
import { useRef, useState } from 'react';
import { ApiError, OOPS } from '#shell/api/api-error.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { tooManyTries } from '#shell/errors/form-errors.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { deviceId } from '#shell/session/device-id.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { keepProof, RESEND_AFTER_MS, type PhoneProof } from './kept-proof.ts';
import classes from '../visitor-booking.module.css';
import { phonePartsOf } from './phone-step.tsx';
import { useSecondsLeft } from '../times/use-seconds-left.ts';
import { OtherAccount, useVerifyCode } from './use-verify-code.ts';

interface CodeStepProps {
  readonly sessionId: string;
  readonly proof: PhoneProof;
  /** The number has no account yet: a name is asked next. */
  readonly onNew: () => void;
}

const failureOf = (error: Error): { field: string | null; notice: string | null } => {
  if (error instanceof OtherAccount) return { field: null, notice: error.message };
  if (!(error instanceof ApiError)) return { field: null, notice: OOPS };
  if (error.code === 'code_invalid') return { field: error.message, notice: null };
  return { field: null, notice: error.code === 'too_many_requests' ? tooManyTries(error) : error.message };
};

interface ResendProps {
  readonly sentAtMs: number;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** A text may take a moment: the button counts down before it offers another one. */
const Resend = ({ sentAtMs, busy, onResend }: ResendProps) => {
  const left = useSecondsLeft(new Date(sentAtMs + RESEND_AFTER_MS).toISOString());
  if (left > 0) return <span className={classes['quiet']}>Send a new code in {left} s</span>;
  return (
    <Button look="text" compact busy={busy} busyLabel="Sending…" onClick={onResend}>
      Send a new code
    </Button>
  );
};

/** Six digits prove the number. They are sent as soon as they are all there. */
export const CodeStep = ({ sessionId, proof: first, onNew }: CodeStepProps) => {
  const [proof, setProof] = useState(first);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<{ field: string | null; notice: string | null }>();
  const input = useRef<HTMLInputElement>(null);
  const verify = useVerifyCode(proof, onNew);
  const request = useWrite('POST /v2/customer/sign-up/check', { errors: 'inline' });
  const send = (typed: string) => {
    if (verify.isPending) return;
    if (typed.length < CODE_LENGTH) {
      setFailure({ field: 'Enter all six digits', notice: null });
      input.current?.focus();
      return;
    }
    setFailure(undefined);
    verify.mutate(typed, {
      onError: (error) => {
        setFailure(failureOf(error));
        input.current?.select();
      },
    });
  };
  const resend = () =>
    request.mutate(
      { body: { phone: phonePartsOf(proof.phone), deviceId: deviceId() } },
      {
        onSuccess: (answer) => {
          const next = { ...proof, codeId: answer.sessionId, sentAtMs: currentTimeMs() };
          keepProof(next);
          setProof(next);
          setCode('');
          setFailure(undefined);
          toastSuccess('We sent a new code');
          input.current?.focus();
        },
        onError: (error) => setFailure(failureOf(error)),
      },
    );
  return (
    <form
      noValidate
      className={classes['stack']}
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      {failure?.notice != null && <Notice tone="danger">{failure.notice}</Notice>}
      <CodeField
        ref={input}
        label="Six-digit code"
        description={`Sent to ${phoneInWords(proof.phone)}. It works for ${CODE_MINUTES} minutes.`}
        value={code}
        error={failure?.field}
        autoFocus
        onChange={(typed) => {
          setCode(typed);
          setFailure(undefined);
        }}
        onComplete={send}
      />
      <div className={classes['again']}>
        <Resend key={proof.sentAtMs} sentAtMs={proof.sentAtMs} busy={request.isPending} onResend={resend} />
        <ButtonLink look="text" compact to="/ordering/login" search={{ session: sessionId }}>
          Use another number
        </ButtonLink>
      </div>
      <PageButton busy={verify.isPending} busyLabel="Checking…">
        Continue
      </PageButton>
    </form>
  );
};
