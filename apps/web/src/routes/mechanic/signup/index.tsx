import { signUpPercentAt } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountForm, VerifiedSignUp } from '#features/onboarding/account-form.tsx';
import { CodeStep } from '#features/onboarding/code-step.tsx';
import { sessionQuery } from '#features/onboarding/onboarding-query.ts';
import { ReviewApplication } from '#features/onboarding/review-application.tsx';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { StartForm } from '#features/onboarding/start-form.tsx';
import { AddressField } from '#features/lookups/address-field.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { useSession } from '#shell/session/session-store.ts';
import { useSite } from '#shell/site/site-context.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { readSignUpSearch } from '../../-sign-up-search.ts';

const PARTS = { AddressField };

/** After the first form: the code, then the account. */
const Continued = ({ session }: { session: string }) => {
  const navigate = Route.useNavigate();
  const known = useQuery(sessionQuery(session));
  const startOver = () => void navigate({ search: {} });
  if (known.data?.isVerified === false)
    return (
      <SignUpStep
        title="Confirm your phone"
        lead="We text you about repairs on this number."
        percent={33}
        onBack={startOver}
      >
        <CodeStep sessionId={session} onVerified={() => void known.refetch()} onOtherNumber={startOver} />
      </SignUpStep>
    );
  return (
    <SignUpStep title="About you" lead="This is your account. Your address tells us which vans are near." percent={66}>
      <VerifiedSignUp sessionId={session} onUnverified={() => void known.refetch()} onStartOver={startOver}>
        <AccountForm
          sessionId={session}
          subtype="mechanic"
          parts={PARTS}
          onRegistered={() => void navigate({ to: '/mechanic/signup/congrats', search: {}, replace: true })}
        />
      </VerifiedSignUp>
    </SignUpStep>
  );
};

const NewMechanic = () => {
  const { appName } = useSite();
  const navigate = Route.useNavigate();
  const { session, referralCode } = readSignUpSearch(Route.useSearch());
  const known = useSession();
  // The account is there before the next page is: until then this page stays what it was.
  const [cameAsVisitor] = useState(known === null);
  if (known && known.role !== 'mechanic') return <Navigate to="/user-type-router" replace />;
  if (session !== undefined && cameAsVisitor)
    return (
      <SignupLayout>
        <Continued session={session} />
      </SignupLayout>
    );
  return (
    <SignupLayout>
      {known ? (
        <SignUpStep title="Check your application" lead="This is what our team reviews.">
          <ReviewApplication
            step="signup"
            onSent={() => void navigate({ to: '/mechanic/signup/congrats', search: {}, replace: true })}
          />
        </SignUpStep>
      ) : (
        <SignUpStep
          title={`Repair vans for ${appName}`}
          lead="Apply in about two minutes. We review your application and write to you."
          percent={signUpPercentAt('maintenance', 'signup')}
        >
          <StartForm
            as="mechanic"
            referralCode={referralCode}
            onSent={(id) => void navigate({ search: { session: id } })}
          />
        </SignUpStep>
      )}
    </SignupLayout>
  );
};

export const Route = createFileRoute('/mechanic/signup/')({
  // Visitors sign up here; a mechanic who was asked for more hands in again.
  staticData: { waives: ['mechanic'] },
  validateSearch: textSearch,
  component: NewMechanic,
});
