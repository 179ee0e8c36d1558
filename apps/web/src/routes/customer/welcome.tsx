import { createFileRoute } from '@tanstack/react-router';
import { CustomerWelcome } from '#features/accounts/customer-welcome.tsx';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';

const Welcome = () => (
  <SignupLayout>
    <CustomerWelcome />
  </SignupLayout>
);

export const Route = createFileRoute('/customer/welcome')({
  staticData: { guards: ['customer', 'customer-status'] },
  beforeLoad: keepGuards,
  component: Welcome,
  pendingComponent: EntrySkeleton,
});
