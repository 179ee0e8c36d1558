import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf } from '#shell/guards/home-of.ts';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { restoredSession } from '#shell/session/renew-session.ts';

export const Route = createFileRoute('/')({
  beforeLoad: async () => {
    const session = await restoredSession();
    throw redirect({ to: session ? homeOf(session) : '/login', replace: true });
  },
  pendingComponent: EntrySkeleton,
});
