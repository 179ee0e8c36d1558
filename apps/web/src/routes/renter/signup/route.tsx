import { createFileRoute } from '@tanstack/react-router';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';

/** The steps of a sign-up; those before there is an account waive the guards. */
export const Route = createFileRoute('/renter/signup')({
  staticData: { guards: ['renter'] },
  beforeLoad: keepGuards,
  pendingComponent: EntrySkeleton,
});
