import { createFileRoute } from '@tanstack/react-router';
import { PartnerStep } from '#features/onboarding/partner-step.tsx';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { useStepPercent } from '#features/onboarding/use-step-percent.ts';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { useSite } from '#shell/site/site-context.ts';

const PartnerAccount = () => {
  const navigate = Route.useNavigate();
  const { partnerProgrammeName } = useSite();
  return (
    <SignupLayout>
      <SignUpStep title={partnerProgrammeName} {...useStepPercent()}>
        <PartnerStep step="partner-account" onDone={({ nextPath }) => void navigate({ href: nextPath })} />
      </SignUpStep>
    </SignupLayout>
  );
};

export const Route = createFileRoute('/groomer/signup/partner-account')({
  staticData: { openTo: ['approved', 'active'] },
  component: PartnerAccount,
});
