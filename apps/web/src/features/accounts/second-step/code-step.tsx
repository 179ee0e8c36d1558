import { AUTHENTICATOR_CODE_LENGTH } from '@tailgate/contract/facts';
import { useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { ApiError } from '#shell/api/api-error.ts';
import classes from '../form.module.css';
import { signInFailure } from '../sign-in/sign-in-failure.ts';

interface CodeStepProps {
  readonly action: string;
  readonly isPending: boolean;
  readonly autoFocus?: boolean;
  readonly send: (code: string, onError: (error: ApiError) => void) => void;
}

/** The code of an authenticator app; sent as soon as it is complete. */
export const CodeStep = ({ action, isPending, autoFocus = false, send }: CodeStepProps) => {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const submit = (entered: string) => {
    if (isPending) return;
    if (entered.length < AUTHENTICATOR_CODE_LENGTH) {
      setProblem('Enter all six digits');
      input.current?.focus();
      return;
    }
    setNotice(null);
    send(entered, (error) => {
      const failure = signInFailure(error);
      setProblem(failure.fields['code'] ?? null);
      setNotice(failure.notice);
      input.current?.select();
    });
  };

  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        submit(code);
      }}
    >
      {notice && <Notice tone="danger">{notice}</Notice>}
      <CodeField
        ref={input}
        label="Code from your app"
        value={code}
        error={problem}
        autoFocus={autoFocus}
        onChange={(entered) => {
          setCode(entered);
          setProblem(null);
        }}
        onComplete={submit}
      />
      <Button look="filled" type="submit" fullWidth busy={isPending} busyLabel="Checking…">
        {action}
      </Button>
    </form>
  );
};
