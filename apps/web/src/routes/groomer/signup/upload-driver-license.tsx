import { createFileRoute } from '@tanstack/react-router';
import { LicenseStep } from '#features/onboarding/license-step.tsx';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { useStepPercent } from '#features/onboarding/use-step-percent.ts';
import { uploadImage } from '#shell/files/upload-file.ts';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';

const PARTS = { uploadPhoto: uploadImage() };

const License = () => {
  const navigate = Route.useNavigate();
  return (
    <SignupLayout>
      <SignUpStep
        title="Driver’s license"
        lead="Photos of both sides, with all four corners in the picture. Only our team sees them."
        {...useStepPercent()}
        onBack={() => void navigate({ to: '/groomer/signup/profile', search: {} })}
      >
        <LicenseStep parts={PARTS} onDone={({ nextPath }) => void navigate({ href: nextPath })} />
      </SignUpStep>
    </SignupLayout>
  );
};

export const Route = createFileRoute('/groomer/signup/upload-driver-license')({
  staticData: { openTo: ['new'] },
  component: License,
});
