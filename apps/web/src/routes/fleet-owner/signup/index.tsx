import { createFileRoute } from '@tanstack/react-router';
import { FleetOwnerForm } from '#features/onboarding/fleet-owner-form.tsx';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { AddressField } from '#features/lookups/address-field.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { useSite } from '#shell/site/site-context.ts';
import { visitorsOnly } from '../../-visitors-only.ts';

const PARTS = { AddressField };

const NewFleetOwner = () => {
  const { appName } = useSite();
  const navigate = Route.useNavigate();
  return (
    <SignupLayout>
      <SignUpStep
        title={`Rent out your vans with ${appName}`}
        lead="Groomers rent them by the day or week. We review your application and write to you."
      >
        <FleetOwnerForm
          parts={PARTS}
          onSent={(session) => void navigate({ to: '/fleet-owner/signup/verification', search: { session } })}
        />
      </SignUpStep>
    </SignupLayout>
  );
};

export const Route = createFileRoute('/fleet-owner/signup/')({
  staticData: { waives: ['fleet-owner'] },
  beforeLoad: visitorsOnly,
  component: NewFleetOwner,
});
