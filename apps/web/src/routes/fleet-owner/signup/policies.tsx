import { createFileRoute } from '@tanstack/react-router';
import { PoliciesStep } from '#features/onboarding/policies-step.tsx';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { useStepBack } from '#features/onboarding/use-step-back.ts';
import { useStepPercent } from '#features/onboarding/use-step-percent.ts';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';

const Policies = () => {
  const navigate = Route.useNavigate();
  return (
    <SignupLayout>
      <SignUpStep
        title="Policies for fleet owners"
        lead="They keep rentals safe and fair for both sides."
        {...useStepPercent()}
        {...useStepBack('policies')}
      >
        <PoliciesStep onSent={() => void navigate({ to: '/fleet-owner/signup/congrats', replace: true })} />
      </SignUpStep>
    </SignupLayout>
  );
};

export const Route = createFileRoute('/fleet-owner/signup/policies')({
  component: Policies,
});
