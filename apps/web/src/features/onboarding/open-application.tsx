import { useQuery } from '@tanstack/react-query';
import { SupportContact } from '#shell/site/support-contact.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DeclinedApplication } from './declined-application.tsx';
import { stepsQuery } from '#shell/account/sign-up-query.ts';
import classes from './onboarding.module.css';
import { StaffRequest } from './review-application.tsx';

/** For an applicant who has not sent the application, was asked for more, or was declined: why, and the way on. */
export const OpenApplication = () => {
  const steps = useQuery(stepsQuery);
  if (!steps.data) return <LoadingState what="your application" of={[steps]} rows={1} />;
  const { status, declinedByStaff, nextStep, nextPath } = steps.data;
  if (declinedByStaff)
    return (
      <div className={classes['stack']}>
        <p>We can’t accept your application.</p>
        <DeclinedApplication reason={declinedByStaff.message} />
      </div>
    );
  if (status === 'inactive') return <SupportContact lead="Your account is inactive. To ask why or to reactivate it:" />;
  return (
    <div className={classes['stack']}>
      <StaffRequest progress={steps.data} />
      {nextStep !== null && (
        <ButtonLink to={nextPath} look="filled" fullWidth>
          Continue your application
        </ButtonLink>
      )}
    </div>
  );
};
