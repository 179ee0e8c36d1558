import { createFileRoute } from '@tanstack/react-router';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';

/** For who was approved; who works already may come back to it. */
export const Route = createFileRoute('/groomer/onboarding')({
  staticData: { guards: ['groomer', 'groomer-status'], openTo: ['approved'] },
  beforeLoad: keepGuards,
  pendingComponent: EntrySkeleton,
});
