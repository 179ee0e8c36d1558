import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { LaterButton } from './later-button.tsx';
import type { SignUpProgress } from '#shell/account/sign-up-query.ts';
import { useReportFleetOwnerStep, useReportStep } from './onboarding-query.ts';
import classes from './onboarding.module.css';

interface PayoutStepProps {
  readonly role: 'groomer' | 'fleet_owner';
  /** Whether there is a bank account already; it may still be checked. */
  readonly hasBank: boolean;
  readonly onDone: (progress: SignUpProgress) => void;
  readonly children: ReactNode;
}

/** The payout account as a step that can wait: whoever goes on without one finds it in the account later. */
export const PayoutStep = ({ role, hasBank, onDone, children }: PayoutStepProps) => {
  const own = useReportStep(onDone);
  const asFleetOwner = useReportFleetOwnerStep(onDone);
  const report = role === 'fleet_owner' ? asFleetOwner : own;
  const goOn = () => report.mutate({ body: { step: 'merchant-processing', status: 'skipped' } });
  return (
    <div className={classes['form']}>
      {children}
      {hasBank ? (
        <div>
          <Button look="filled" busy={report.isPending} busyLabel="Saving…" onClick={goOn}>
            Continue
          </Button>
        </div>
      ) : (
        <LaterButton busy={report.isPending} onClick={goOn}>
          Not now
        </LaterButton>
      )}
    </div>
  );
};
