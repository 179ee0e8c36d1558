import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AccountForm, VerifiedSignUp } from '#features/onboarding/account-form.tsx';
import { CodeStep } from '#features/onboarding/code-step.tsx';
import { sessionQuery } from '#features/onboarding/onboarding-query.ts';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { StartForm } from '#features/onboarding/start-form.tsx';
import { AddressField } from '#features/lookups/address-field.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { useSession } from '#shell/session/session-store.ts';
import type { SignUpSearch } from './-sign-up-search.ts';

const PARTS = { AddressField };

interface OnePageSignUpProps {
  readonly as: 'mechanic' | 'renter';
  readonly search: SignUpSearch;
  readonly title: string;
  /** Why the phone and the address are asked. */
  readonly phoneLead: string;
  readonly addressLead: string;
  /** For who has the account already. */
  readonly known: ReactNode;
}

const PLACES = {
  mechanic: { start: '/mechanic/signup', done: '/mechanic/signup/congrats' },
  renter: { start: '/renter/signup', done: '/renter/signup/congrats' },
} as const;

/** After the first form: the code, then the account. */
const Continued = ({ as, phoneLead, addressLead, session }: OnePageSignUpProps & { readonly session: string }) => {
  const navigate = useNavigate();
  const known = useQuery(sessionQuery(session));
  const { start, done } = PLACES[as];
  const startOver = () => void navigate({ to: start, search: {} });
  if (known.data?.isVerified === false)
    return (
      <SignUpStep title="Confirm your phone" lead={phoneLead} onBack={startOver}>
        <CodeStep sessionId={session} onVerified={() => void known.refetch()} onOtherNumber={startOver} />
      </SignUpStep>
    );
  return (
    <SignUpStep title="About you" lead={addressLead}>
      <VerifiedSignUp sessionId={session} onUnverified={() => void known.refetch()} onStartOver={startOver}>
        <AccountForm
          sessionId={session}
          subtype={as}
          parts={PARTS}
          onRegistered={() => void navigate({ to: done, replace: true })}
        />
      </VerifiedSignUp>
    </SignUpStep>
  );
};

/** The sign-up of who enters everything at once: the registration hands the application in. */
export const OnePageSignUp = (props: OnePageSignUpProps) => {
  const { as, title, search } = props;
  const navigate = useNavigate();
  const known = useSession();
  // The account is there before the next page is: until then this page stays what it was.
  const [cameAsVisitor] = useState(known === null);
  if (known && known.role !== as) return <Navigate to="/user-type-router" replace />;
  if (search.session !== undefined && cameAsVisitor)
    return (
      <SignupLayout>
        <Continued {...props} session={search.session} />
      </SignupLayout>
    );
  return (
    <SignupLayout>
      {known ? (
        props.known
      ) : (
        <SignUpStep title={title} lead="Apply in about two minutes. We review your application and write to you.">
          <StartForm
            as={as}
            referralCode={search.referralCode}
            onSent={(session) => void navigate({ to: PLACES[as].start, search: { session } })}
          />
        </SignUpStep>
      )}
    </SignupLayout>
  );
};
