import { createFileRoute } from '@tanstack/react-router';
import { LaterButton } from '#features/onboarding/later-button.tsx';
import { useReportFleetOwnerStep } from '#features/onboarding/onboarding-query.ts';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { useStepBack } from '#features/onboarding/use-step-back.ts';
import { useStepPercent } from '#features/onboarding/use-step-percent.ts';
import { SignUpVans } from '#features/vehicles/own/sign-up-vans.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';

const STEP = 'vehicles';

const Vehicles = () => {
  const navigate = Route.useNavigate();
  const report = useReportFleetOwnerStep(({ nextPath }) => void navigate({ href: nextPath, ignoreBlocker: true }));
  const isSkipping = report.isPending && report.variables.body.status === 'skipped';
  return (
    <SignupLayout>
      <SignUpStep
        title="Your vans"
        lead="Add them by VIN. Photos, papers and prices come later, and nobody sees a van before you list it."
        {...useStepPercent()}
        {...useStepBack(STEP)}
      >
        <SignUpVans
          later={
            <LaterButton busy={isSkipping} onClick={() => report.mutate({ body: { step: STEP, status: 'skipped' } })}>
              Skip for now
            </LaterButton>
          }
          goOn={
            <PageButton
              type="button"
              busy={report.isPending && !isSkipping}
              busyLabel="Loading…"
              onClick={() => report.mutate({ body: { step: STEP, status: 'done' } })}
            >
              Continue
            </PageButton>
          }
        />
      </SignUpStep>
    </SignupLayout>
  );
};

export const Route = createFileRoute('/fleet-owner/signup/vehicles')({
  component: Vehicles,
});
