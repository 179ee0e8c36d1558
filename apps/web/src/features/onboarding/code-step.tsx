import { CODE_MINUTES } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { CodeAgainRow, CodeEntry, type CodeAgain } from '#shell/forms/code-entry.tsx';
import { ResendButton } from '#shell/forms/resend-button.tsx';
import { deviceId } from '#shell/session/device-id.ts';
import { Button } from '#ui/actions/button.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { keepSession, keptSession } from './kept-sign-up.ts';
import { sessionQuery, SIGN_UP } from './onboarding-query.ts';

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

const Resend = ({ sessionId, again: { onSent, onFailed } }: { sessionId: string; again: CodeAgain }) => {
  const [sentAtMs, setSentAtMs] = useState(() => keptSession(sessionId)?.sentAtMs ?? 0);
  const resend = useWrite(`POST ${SIGN_UP}/resend-code`, { errors: 'inline' });
  const onSuccess = () => {
    const kept = keptSession(sessionId);
    const nowMs = currentTimeMs();
    if (kept) keepSession({ ...kept, sentAtMs: nowMs });
    setSentAtMs(nowMs);
    toastSuccess('We sent a new code');
    onSent();
  };
  return (
    <ResendButton
      key={sentAtMs}
      sentAtMs={sentAtMs}
      busy={resend.isPending}
      onResend={() => resend.mutate({ body: { sessionId, deviceId: deviceId() } }, { onSuccess, onError: onFailed })}
    />
  );
};

/** Six digits prove the number. */
export const CodeStep = ({ sessionId, onVerified, onOtherNumber }: CodeStepProps) => {
  const number = useNumberInWords(sessionId);
  const verify = useWrite(`POST ${SIGN_UP}/verify-code`, { errors: 'inline', onDone: onVerified });
  return (
    <CodeEntry
      description={`Sent to ${number}. It works for ${CODE_MINUTES} minutes.`}
      isPending={verify.isPending}
      send={(code, onError) => verify.mutate({ body: { code, sessionId } }, { onError })}
    >
      {(again) => (
        <>
          <CodeAgainRow>
            <Resend sessionId={sessionId} again={again} />
            <Button look="text" compact onClick={onOtherNumber}>
              Use another number
            </Button>
          </CodeAgainRow>
          <PageButton busy={verify.isPending} busyLabel="Checking…">
            Continue
          </PageButton>
        </>
      )}
    </CodeEntry>
  );
};
