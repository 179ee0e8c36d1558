import { createFileRoute } from '@tanstack/react-router';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { StartForm } from '#features/onboarding/start-form.tsx';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { useSite } from '#shell/site/site-context.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { readSignUpSearch } from '../../-sign-up-search.ts';
import { visitorsOnly } from '../../-visitors-only.ts';

const NewGroomer = () => {
  const { appName } = useSite();
  const navigate = Route.useNavigate();
  const { referralCode } = readSignUpSearch(Route.useSearch());
  return (
    <SignupLayout>
      <SignUpStep
        title={`Groom with ${appName}`}
        lead="Apply in about two minutes. We review your application and write to you."
      >
        <StartForm
          as="groomer"
          referralCode={referralCode}
          onSent={(session) => void navigate({ to: '/groomer/signup/verification', search: { session } })}
        />
      </SignUpStep>
    </SignupLayout>
  );
};

export const Route = createFileRoute('/groomer/new/')({
  validateSearch: textSearch,
  beforeLoad: visitorsOnly,
  component: NewGroomer,
  pendingComponent: EntrySkeleton,
});
