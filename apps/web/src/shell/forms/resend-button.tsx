import { Button } from '#ui/actions/button.tsx';
import { useSecondsLeft } from '#ui/dates/use-seconds-left.ts';
import classes from './code-entry.module.css';

const RESEND_AFTER_MS = 30_000;

interface ResendButtonProps {
  readonly sentAtMs: number;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** A text may take a moment: the button counts down before it offers another one. */
export const ResendButton = ({ sentAtMs, busy, onResend }: ResendButtonProps) => {
  const left = useSecondsLeft(new Date(sentAtMs + RESEND_AFTER_MS).toISOString());
  if (left > 0) return <span className={classes['quiet']}>Send a new code in {left} s</span>;
  return (
    <Button look="text" compact busy={busy} busyLabel="Sending…" onClick={onResend}>
      Send a new code
    </Button>
  );
};
