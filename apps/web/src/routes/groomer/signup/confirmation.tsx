import { createFileRoute } from '@tanstack/react-router';
import { ReviewApplication } from '#features/onboarding/review-application.tsx';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { useStepPercent } from '#features/onboarding/use-step-percent.ts';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';

const Confirmation = () => {
  const navigate = Route.useNavigate();
  return (
    <SignupLayout>
      <SignUpStep
        title="Check your application"
        lead="This is what our team reviews. You can change it until you send it."
        {...useStepPercent()}
        onBack={() => void navigate({ to: '/groomer/signup/upload-driver-license' })}
      >
        <ReviewApplication
          step="confirmation"
          onSent={() => void navigate({ to: '/groomer/signup/success', replace: true })}
        />
      </SignUpStep>
    </SignupLayout>
  );
};

export const Route = createFileRoute('/groomer/signup/confirmation')({
  staticData: { openTo: ['new'] },
  component: Confirmation,
});
