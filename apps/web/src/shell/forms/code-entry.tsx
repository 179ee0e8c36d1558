import { CODE_LENGTH } from '@tailgate/contract/facts';
import { useRef, useState, type ReactNode } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { ApiError, OOPS } from '../api/api-error.ts';
import { tooManyTries } from '../errors/form-errors.ts';
import classes from './code-entry.module.css';

/** Said under the field, or above the form. */
export interface CodeFailure {
  readonly field: string | null;
  readonly notice: string | null;
}

export const codeFailure = (error: Error): CodeFailure => {
  if (!(error instanceof ApiError)) return { field: null, notice: OOPS };
  if (error.code === 'code_invalid') return { field: error.message, notice: null };
  return { field: null, notice: error.code === 'too_many_requests' ? tooManyTries(error) : error.message };
};

/** For whoever sends another code. */
export interface CodeAgain {
  readonly onSent: () => void;
  readonly onFailed: (error: Error) => void;
}

interface CodeEntryProps {
  readonly label?: string;
  readonly description?: string;
  readonly autoFocus?: boolean;
  readonly isPending: boolean;
  readonly failureOf?: (error: Error) => CodeFailure;
  readonly send: (code: string, onError: (error: Error) => void) => void;
  /** The button, and the way to another code. */
  readonly children: (again: CodeAgain) => ReactNode;
}

/** Six digits, sent as soon as they are all there. A wrong code stands selected, so that the next one replaces it. */
export const CodeEntry = ({
  label = 'Six-digit code',
  description,
  autoFocus = true,
  isPending,
  failureOf = codeFailure,
  send,
  children,
}: CodeEntryProps) => {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<CodeFailure | null>(null);
  /** A new field for a new code: typing begins in it. */
  const [round, setRound] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const submit = (typed: string) => {
    if (isPending) return;
    if (typed.length < CODE_LENGTH) {
      setFailure({ field: 'Enter all six digits', notice: null });
      input.current?.focus();
      return;
    }
    setFailure(null);
    send(typed, (error) => {
      setFailure(failureOf(error));
      input.current?.select();
    });
  };
  const again: CodeAgain = {
    onSent: () => {
      setCode('');
      setFailure(null);
      setRound((last) => last + 1);
    },
    onFailed: (error) => setFailure(failureOf(error)),
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
      {failure?.notice != null && <Notice tone="danger">{failure.notice}</Notice>}
      <CodeField
        key={round}
        ref={input}
        label={label}
        description={description}
        value={code}
        error={failure?.field}
        autoFocus={autoFocus}
        onChange={(typed) => {
          setCode(typed);
          setFailure(null);
        }}
        onComplete={submit}
      />
      {children(again)}
    </form>
  );
};

/** What one can do who has not got the code. */
export const CodeAgainRow = ({ children }: { children: ReactNode }) => (
  <div className={classes['again']}>{children}</div>
);
