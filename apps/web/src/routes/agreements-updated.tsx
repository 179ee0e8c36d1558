import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { UpdatedAgreements } from '#features/agreements/updated-agreements.tsx';
import { PageBody } from '#features/sites/page-body.tsx';
import { reloadAccount } from '#shell/account/account-query.ts';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { AREA_OF_ROLE } from '#shell/roles.ts';
import { safeRedirect } from '#shell/session/safe-redirect.ts';
import { useSession } from '#shell/session/session-store.ts';
import { ButtonLink } from '#ui/actions/button.tsx';

const Updated = () => {
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const { redirect } = Route.useSearch();
  const goOn = async () => {
    if (session) await reloadAccount(queryClient, session.role);
    await navigate({ href: redirect ?? (session ? AREA_OF_ROLE[session.role] : '/'), replace: true });
  };
  return (
    <EntryLayout
      reading
      title="Agreements to accept"
      lead="You need these agreements to work here. Appointments that are already booked aren’t affected."
    >
      <UpdatedAgreements Body={PageBody} onDone={goOn} />
      <ButtonLink to="/log-out" preload={false} look="text">
        Log out
      </ButtonLink>
    </EntryLayout>
  );
};

export const Route = createFileRoute('/agreements-updated')({
  staticData: { guards: ['signed-in'] },
  beforeLoad: keepGuards,
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } => {
    const target = safeRedirect(redirect);
    return target === undefined ? {} : { redirect: target };
  },
  component: Updated,
  pendingComponent: EntrySkeleton,
});
