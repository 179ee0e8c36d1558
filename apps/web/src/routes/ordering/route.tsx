import { createFileRoute } from '@tanstack/react-router';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { restoredSession } from '#shell/session/renew-session.ts';
import { textSearch } from '#shell/tables/text-search.ts';

/** Open to everybody; who is signed in is known before the first step is shown. */
export const Route = createFileRoute('/ordering')({
  validateSearch: textSearch,
  beforeLoad: async () => {
    await restoredSession();
  },
  pendingComponent: EntrySkeleton,
});
