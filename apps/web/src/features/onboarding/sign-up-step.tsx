import type { ReactNode } from 'react';
import { usePageTitle } from '#shell/page-title.ts';
import { RegistrationHeader } from '#ui/layout/registration-header.tsx';
import classes from './onboarding.module.css';

interface SignUpStepProps {
  readonly title: string;
  /** One sentence that helps. */
  readonly lead?: ReactNode;
  readonly percent?: number;
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Around every step: how far one has got, the way back, and what is asked now. */
export const SignUpStep = ({ title, lead, percent, onBack, children }: SignUpStepProps) => {
  usePageTitle(title);
  return (
    <>
      <div className={classes['head']}>
        <RegistrationHeader
          title={title}
          section="Sign up"
          {...(percent !== undefined && { percent })}
          {...(onBack && { onBack })}
        />
      </div>
      {lead !== undefined && <p className={classes['lead']}>{lead}</p>}
      <div className={classes['stack']}>{children}</div>
    </>
  );
};
