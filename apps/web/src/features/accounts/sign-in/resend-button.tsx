import { useEffect, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { RESEND_AFTER_MS } from './code-request.ts';

interface ResendButtonProps {
  readonly sentAtMs: number;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** A text may take a moment: the button counts down before it offers another one. */
export const ResendButton = ({ sentAtMs, busy, onResend }: ResendButtonProps) => {
  const [nowMs, setNowMs] = useState(currentTimeMs);
  const waitSeconds = Math.max(0, Math.ceil((sentAtMs + RESEND_AFTER_MS - nowMs) / 1000));
  useEffect(() => {
    if (waitSeconds === 0) return undefined;
    const timer = setTimeout(() => setNowMs(currentTimeMs()), 1000);
    return () => clearTimeout(timer);
  }, [waitSeconds, nowMs]);

  if (waitSeconds > 0) return <span>Send a new code in {waitSeconds} s</span>;
  return (
    <Button look="text" compact busy={busy} busyLabel="Sending…" onClick={onResend}>
      Send a new code
    </Button>
  );
};
