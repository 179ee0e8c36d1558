import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '#features/accounts/second-step/security-page.tsx';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { AREA_OF_ROLE } from '#shell/roles.ts';
import { useSession } from '#shell/session/session-store.ts';
import { ButtonLink } from '#ui/actions/button.tsx';

const Security = () => {
  const session = useSession();
  return (
    <EntryLayout title="Security" lead="Passkeys, authenticator app and recovery codes.">
      <SecurityPage />
      {session && (
        <ButtonLink to={AREA_OF_ROLE[session.role]} look="text">
          Back to your home page
        </ButtonLink>
      )}
    </EntryLayout>
  );
};

export const Route = createFileRoute('/security')({
  staticData: { guards: ['signed-in'] },
  beforeLoad: keepGuards,
  component: Security,
  pendingComponent: EntrySkeleton,
});
