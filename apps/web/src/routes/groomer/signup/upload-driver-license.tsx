import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LicenseStep } from '#features/onboarding/license-step.tsx';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { useStepPercent } from '#features/onboarding/use-step-percent.ts';
import { stepsQuery } from '#shell/account/sign-up-query.ts';
import { uploadImage } from '#shell/files/upload-file.ts';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';

const PARTS = { uploadPhoto: uploadImage() };

const License = () => {
  const navigate = Route.useNavigate();
  // The guards lead from home to where the account waits.
  const isNew = useQuery(stepsQuery).data?.status === 'new';
  return (
    <SignupLayout>
      <SignUpStep
        title="Driver’s license"
        lead="Photos of both sides, with all four corners in the picture. Only our team sees them."
        {...useStepPercent()}
        onBack={() =>
          void (isNew ? navigate({ to: '/groomer/signup/profile', search: {} }) : navigate({ to: '/groomer' }))
        }
      >
        <LicenseStep parts={PARTS} onDone={({ nextPath }) => void navigate({ href: nextPath })} />
      </SignUpStep>
    </SignupLayout>
  );
};

export const Route = createFileRoute('/groomer/signup/upload-driver-license')({
  // Whoever skipped it adds it while staff review, or while setting up.
  staticData: { openTo: ['new', 'pending', 'approved'] },
  component: License,
});
