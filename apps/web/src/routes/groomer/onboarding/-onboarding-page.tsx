import type { ReactNode } from 'react';
import { OnboardingHeader } from '#shell/layouts/onboarding-header.tsx';
import { MAIN_ID } from '#shell/layouts/skip-link.tsx';
import { usePageTitle } from '#shell/page-title.ts';
import { FormPage } from '#ui/pages/form-page.tsx';
import { RegistrationHeader } from '#ui/layout/registration-header.tsx';
import classes from './-onboarding-page.module.css';
import { percentAt, stepBefore, type OnboardingStep } from './-steps.ts';

interface OnboardingPageProps {
  readonly step: OnboardingStep;
  readonly title: string;
  readonly lead: string;
  /** A table needs more room than a form. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Around every step: the way back, how far one has got, and what is asked now. */
export const OnboardingPage = ({ step, title, lead, wide = false, children }: OnboardingPageProps) => {
  usePageTitle(title);
  return (
    <>
      <OnboardingHeader backTo={stepBefore(step)} />
      <main id={MAIN_ID} tabIndex={-1} className={classes['main']} data-wide={wide || undefined}>
        <FormPage
          wide={wide}
          header={
            <>
              <div className={classes['head']}>
                <RegistrationHeader title={title} section="Set up your services" percent={percentAt(step)} />
              </div>
              <p className={classes['lead']}>{lead}</p>
            </>
          }
        >
          <div className={classes['content']}>{children}</div>
        </FormPage>
      </main>
    </>
  );
};
