import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { stepsQuery } from './onboarding-query.ts';
import { StaffRequest } from './review-application.tsx';

/** For an applicant who has not sent the application, or was asked for more: the way to the next step. */
export const OpenApplication = () => {
  const steps = useQuery(stepsQuery);
  if (!steps.data) return <LoadingState what="your application" of={[steps]} rows={1} />;
  return (
    <>
      <StaffRequest progress={steps.data} />
      {steps.data.nextStep !== null && (
        <ButtonLink to={steps.data.nextPath} look="filled" fullWidth>
          Continue your application
        </ButtonLink>
      )}
    </>
  );
};
