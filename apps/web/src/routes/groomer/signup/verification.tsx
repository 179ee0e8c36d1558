import { createFileRoute, Navigate } from '@tanstack/react-router';
import { CodeStep } from '#features/onboarding/code-step.tsx';
import { keptSession } from '#features/onboarding/kept-sign-up.ts';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { readSignUpSearch } from '../../-sign-up-search.ts';
import { visitorsOnly } from '../../-visitors-only.ts';

const Verification = () => {
  const navigate = Route.useNavigate();
  const session = readSignUpSearch(Route.useSearch()).session ?? keptSession(undefined)?.id;
  if (session === undefined) return <Navigate to="/groomer/new" replace />;
  const startOver = () => void navigate({ to: '/groomer/new' });
  return (
    <SignupLayout>
      <SignUpStep title="Confirm your phone" lead="Customers and our team reach you on this number." onBack={startOver}>
        <CodeStep
          sessionId={session}
          onVerified={() => void navigate({ to: '/groomer/signup/profile', search: { session } })}
          onOtherNumber={startOver}
        />
      </SignUpStep>
    </SignupLayout>
  );
};

export const Route = createFileRoute('/groomer/signup/verification')({
  staticData: { waives: ['groomer', 'groomer-status'] },
  validateSearch: textSearch,
  beforeLoad: visitorsOnly,
  component: Verification,
});
