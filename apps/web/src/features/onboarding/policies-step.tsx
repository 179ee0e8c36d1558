import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSite } from '#shell/site/site-context.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { stepsQuery } from '#shell/account/sign-up-query.ts';
import { useReportFleetOwnerStep } from './onboarding-query.ts';
import classes from './onboarding.module.css';
import { StaffRequest } from './review-application.tsx';

/** What every fleet owner agrees to; accepting it hands the application in. */
export const PoliciesStep = ({ onSent }: { onSent: () => void }) => {
  const { appName } = useSite();
  const steps = useQuery(stepsQuery);
  const [isAccepted, setIsAccepted] = useState(false);
  const [problem, setProblem] = useState<string>();
  const report = useReportFleetOwnerStep(onSent);
  if (!steps.data) return <LoadingState what="the policies" of={[steps]} rows={3} />;
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(isAccepted ? undefined : 'Please accept the policies to continue');
        if (isAccepted && !report.isPending) report.mutate({ body: { step: 'policies', status: 'done' } });
      }}
    >
      <StaffRequest progress={steps.data} />
      <ul>
        <li>Your vans are registered, insured and safe to drive.</li>
        <li>You describe them truthfully, with photos of their current state.</li>
        <li>You keep confirmed rentals, and repair what is reported in time.</li>
        <li>Rentals, payments and messages go through {appName}.</li>
      </ul>
      <CheckboxField
        label="I accept these policies and the "
        checked={isAccepted}
        error={problem}
        onChange={(next) => {
          setIsAccepted(next);
          setProblem(undefined);
        }}
      >
        <TextLink to="/s/terms-of-service" target="_blank">
          terms of service
        </TextLink>
      </CheckboxField>
      <PageButton busy={report.isPending} busyLabel="Sending…">
        Accept and send application
      </PageButton>
    </form>
  );
};
