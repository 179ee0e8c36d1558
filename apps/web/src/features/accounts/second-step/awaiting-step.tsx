import type { Awaiting } from '@tailgate/contract';
import { useNavigate } from '@tanstack/react-router';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import type { Session } from '#shell/session/session.ts';
import { EnrolmentForm } from './enrolment-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';

interface AwaitingStepProps {
  readonly awaiting: Awaiting;
  readonly onSignedIn: (session: Session) => void;
}

/** What the login page shows once the password was right and something is still missing. */
export const AwaitingStep = ({ awaiting, onSignedIn }: AwaitingStepProps) => {
  const navigate = useNavigate();
  if (awaiting === 'enrolment')
    return (
      <EntryLayout
        title="Protect your account"
        lead="You can see other people's data, so a password is not enough. Set up two-step verification now."
      >
        <EnrolmentForm onSignedIn={onSignedIn} />
      </EntryLayout>
    );
  return (
    <EntryLayout title="One more step" lead="Your password is correct. Now confirm it’s you.">
      <SecondStepForm
        onSignedIn={(session, way) => {
          // Without the lost device they need another factor soon.
          if (way === 'recovery') void navigate({ to: '/security', replace: true });
          else onSignedIn(session);
        }}
      />
    </EntryLayout>
  );
};
