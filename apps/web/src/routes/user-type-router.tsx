import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf } from '#shell/guards/home-of.ts';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { sessionStore } from '#shell/session/session-store.ts';

/** Redirects to the role's area: directly with one role, by choice with several. */
export const Route = createFileRoute('/user-type-router')({
  staticData: { guards: ['signed-in'] },
  beforeLoad: async (arrival) => {
    await keepGuards(arrival);
    const session = sessionStore.current();
    if (!session) return;
    throw session.roles.length > 1
      ? redirect({ to: '/switch-role', replace: true })
      : redirect({ href: homeOf(session), replace: true });
  },
  pendingComponent: EntrySkeleton,
});
