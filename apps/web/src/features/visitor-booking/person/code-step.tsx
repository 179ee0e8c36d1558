import { CODE_MINUTES } from '@tailgate/contract/facts';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { CodeAgainRow, CodeEntry, codeFailure, type CodeAgain } from '#shell/forms/code-entry.tsx';
import { ResendButton } from '#shell/forms/resend-button.tsx';
import { deviceId } from '#shell/session/device-id.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { keepProof, type PhoneProof } from './kept-proof.ts';
import { phonePartsOf } from './phone-step.tsx';
import { OtherAccount, useVerifyCode } from './use-verify-code.ts';

interface CodeStepProps {
  readonly sessionId: string;
  readonly proof: PhoneProof;
  /** The number has no account yet: a name is asked next. */
  readonly onNew: () => void;
}

const failureOf = (error: Error) =>
  error instanceof OtherAccount ? { field: null, notice: error.message } : codeFailure(error);

/** Six digits prove the number. */
export const CodeStep = ({ sessionId, proof: first, onNew }: CodeStepProps) => {
  const [proof, setProof] = useState(first);
  const verify = useVerifyCode(proof, onNew);
  const request = useWrite('POST /v2/customer/sign-up/check', { errors: 'inline' });
  const resend = ({ onSent, onFailed }: CodeAgain) =>
    request.mutate(
      { body: { phone: phonePartsOf(proof.phone), deviceId: deviceId() } },
      {
        onSuccess: (answer) => {
          const next = { ...proof, codeId: answer.sessionId, sentAtMs: currentTimeMs() };
          keepProof(next);
          setProof(next);
          toastSuccess('We sent a new code');
          onSent();
        },
        onError: onFailed,
      },
    );
  return (
    <CodeEntry
      description={`Sent to ${phoneInWords(proof.phone)}. It works for ${CODE_MINUTES} minutes.`}
      isPending={verify.isPending}
      failureOf={failureOf}
      send={(code, onError) => verify.mutate(code, { onError })}
    >
      {(again) => (
        <>
          <CodeAgainRow>
            <ResendButton
              key={proof.sentAtMs}
              sentAtMs={proof.sentAtMs}
              busy={request.isPending}
              onResend={() => resend(again)}
            />
            <ButtonLink look="text" compact to="/ordering/login" search={{ session: sessionId }}>
              Use another number
            </ButtonLink>
          </CodeAgainRow>
          <PageButton busy={verify.isPending} busyLabel="Checking…">
            Continue
          </PageButton>
        </>
      )}
    </CodeEntry>
  );
};
