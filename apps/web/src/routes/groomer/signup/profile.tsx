import { createFileRoute, Navigate } from '@tanstack/react-router';
import { AccountForm, VerifiedSignUp } from '#features/onboarding/account-form.tsx';
import { EditProfileStep } from '#features/onboarding/edit-profile-step.tsx';
import { keptSession } from '#features/onboarding/kept-sign-up.ts';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { AddressField } from '#features/lookups/address-field.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { useSession } from '#shell/session/session-store.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { readSignUpSearch } from '../../-sign-up-search.ts';

const PARTS = { AddressField };

const Register = () => {
  const navigate = Route.useNavigate();
  const session = readSignUpSearch(Route.useSearch()).session ?? keptSession(undefined)?.id;
  if (session === undefined) return <Navigate to="/groomer/new" replace />;
  return (
    <VerifiedSignUp
      sessionId={session}
      onUnverified={() => void navigate({ to: '/groomer/signup/verification', search: { session } })}
      onStartOver={() => void navigate({ to: '/groomer/new', search: {} })}
    >
      <AccountForm
        sessionId={session}
        subtype="groomer"
        parts={PARTS}
        onRegistered={() => void navigate({ to: '/groomer/signup/upload-driver-license', search: {}, replace: true })}
      />
    </VerifiedSignUp>
  );
};

const Profile = () => {
  const navigate = Route.useNavigate();
  const known = useSession();
  if (known && known.role !== 'groomer') return <Navigate to="/user-type-router" replace />;
  const isKnown = known !== null;
  return (
    <SignupLayout>
      <SignUpStep
        title="About you"
        lead="This is your account. Your address tells us where you can work."
        {...(isKnown && { onBack: () => void navigate({ to: '/groomer/signup/confirmation', search: {} }) })}
      >
        {isKnown ? (
          <EditProfileStep
            parts={PARTS}
            onSaved={() => void navigate({ to: '/groomer/signup/confirmation', search: {} })}
          />
        ) : (
          <Register />
        )}
      </SignUpStep>
    </SignupLayout>
  );
};

export const Route = createFileRoute('/groomer/signup/profile')({
  // Visitors register here; an applicant comes back to correct something.
  staticData: { waives: ['groomer', 'groomer-status'] },
  validateSearch: textSearch,
  component: Profile,
});
