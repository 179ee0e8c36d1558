import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';
import classes from './pending-request.module.css';

interface Withdrawal {
  /** `Withdraw request` */
  readonly label: string;
  readonly busy: boolean;
  readonly onWithdraw: () => void;
}

interface PendingRequestProps {
  /** What was asked for, and who answers until when. */
  readonly children: ReactNode;
  /** What happens without an answer. */
  readonly otherwise: string | null;
  /** Left out where nothing can be taken back. */
  readonly withdrawal?: Withdrawal | undefined;
  /** What else can be done meanwhile. */
  readonly actions?: ReactNode;
}

/** A request that waits for somebody else's answer: asking never takes away the way out. */
export const PendingRequest = ({ children, otherwise, withdrawal, actions }: PendingRequestProps) => (
  <Notice tone="info">
    <div className={classes['request']} data-request="waiting">
      <span>{children}</span>
      {otherwise !== null && <span>{otherwise}</span>}
      {(withdrawal ?? actions) && (
        <div className={classes['actions']}>
          {actions}
          {withdrawal && (
            <Button busy={withdrawal.busy} busyLabel="Withdrawing…" onClick={withdrawal.onWithdraw}>
              {withdrawal.label}
            </Button>
          )}
        </div>
      )}
    </div>
  </Notice>
);
