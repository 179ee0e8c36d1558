import { createFileRoute, Navigate } from '@tanstack/react-router';
import { CodeStep } from '#features/onboarding/code-step.tsx';
import { keptSession } from '#features/onboarding/kept-sign-up.ts';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { useRegisterFleetOwner } from '#features/onboarding/use-register-fleet-owner.ts';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { readSignUpSearch } from '../../-sign-up-search.ts';
import { visitorsOnly } from '../../-visitors-only.ts';

const Verification = () => {
  const navigate = Route.useNavigate();
  const session = readSignUpSearch(Route.useSearch()).session ?? keptSession(undefined)?.id;
  const register = useRegisterFleetOwner(() => void navigate({ to: '/fleet-owner/signup/welcome', replace: true }));
  if (session === undefined) return <Navigate to="/fleet-owner/signup" replace />;
  const startOver = () => void navigate({ to: '/fleet-owner/signup' });
  return (
    <SignupLayout>
      <SignUpStep title="Confirm your phone" lead="Groomers and our team reach you on this number." onBack={startOver}>
        <CodeStep sessionId={session} onVerified={() => register(session)} onOtherNumber={startOver} />
      </SignUpStep>
    </SignupLayout>
  );
};

export const Route = createFileRoute('/fleet-owner/signup/verification')({
  staticData: { waives: ['fleet-owner'] },
  validateSearch: textSearch,
  beforeLoad: visitorsOnly,
  component: Verification,
});
