import { SupportContact } from '#shell/site/support-contact.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './onboarding.module.css';

/** What staff decided, why, and whom to ask about it. */
export const DeclinedApplication = ({ reason }: { reason: string }) => (
  <div className={classes['stack']}>
    <Notice tone="warning">
      <strong>Reason:</strong> <span className={classes['message']}>{reason}</span>
    </Notice>
    <SupportContact lead="Questions, or has something changed?" />
  </div>
);
