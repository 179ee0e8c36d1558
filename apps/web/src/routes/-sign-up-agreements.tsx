import type { ProviderRole } from '@tailgate/contract';
import { SignupAgreements } from '#features/agreements/signup-agreements.tsx';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { useStepPercent } from '#features/onboarding/use-step-percent.ts';
import { PageBody } from '#features/sites/page-body.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { useNextSignUpStep } from './-next-sign-up-step.ts';

/** The step of a sign-up in which agreements are accepted; the server says what comes next. */
export const SignUpAgreements = ({ role }: { role: ProviderRole }) => {
  const goOn = useNextSignUpStep(role);
  return (
    <SignupLayout>
      <SignUpStep
        title="Agreements"
        lead="Read them in full, and accept those that you agree to."
        {...useStepPercent()}
      >
        <SignupAgreements Body={PageBody} onDone={goOn} />
      </SignUpStep>
    </SignupLayout>
  );
};
