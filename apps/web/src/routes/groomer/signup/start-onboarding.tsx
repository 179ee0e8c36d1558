import { createFileRoute } from '@tanstack/react-router';
import { StartOnboarding } from '#features/providers/start-onboarding.tsx';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';

const Start = () => (
  <SignupLayout>
    <StartOnboarding />
  </SignupLayout>
);

export const Route = createFileRoute('/groomer/signup/start-onboarding')({
  staticData: { guards: ['groomer', 'groomer-status'] },
  beforeLoad: keepGuards,
  component: Start,
  pendingComponent: EntrySkeleton,
});
