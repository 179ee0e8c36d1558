import { createFileRoute } from '@tanstack/react-router';
import { RoleChoice } from '#features/accounts/role-choice.tsx';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';

const SwitchRole = () => (
  <EntryLayout title="Choose your role" lead="You can switch again at any time.">
    <RoleChoice />
  </EntryLayout>
);

export const Route = createFileRoute('/switch-role')({
  staticData: { guards: ['signed-in'] },
  beforeLoad: keepGuards,
  component: SwitchRole,
  pendingComponent: EntrySkeleton,
});
