import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { detailsQuery } from '#features/merchant/merchant-query.ts';
import { PayoutStep } from '#features/onboarding/payout-step.tsx';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { useStepBack } from '#features/onboarding/use-step-back.ts';
import { useStepPercent } from '#features/onboarding/use-step-percent.ts';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { PayoutSetupWithPassword } from './-account/payout-setup-with-password.tsx';

/** The step of a sign-up in which the payout account is opened; it can wait. */
export const SignUpPayouts = ({ role }: { role: 'groomer' | 'fleet_owner' }) => {
  const navigate = useNavigate();
  const { data } = useQuery(detailsQuery());
  return (
    <SignupLayout>
      <SignUpStep
        title="Payout account"
        lead="Where we send what you earn, every Monday."
        {...useStepPercent()}
        {...useStepBack('merchant-processing')}
      >
        <PayoutStep
          role={role}
          hasBank={(data?.bank ?? null) !== null}
          onDone={({ nextPath }) => void navigate({ href: nextPath })}
        >
          <PayoutSetupWithPassword />
        </PayoutStep>
      </SignUpStep>
    </SignupLayout>
  );
};
