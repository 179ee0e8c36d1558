import { createFileRoute } from '@tanstack/react-router';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { SignUpPayouts } from '../../-sign-up-payouts.tsx';

const Merchant = () => <SignUpPayouts role="groomer" />;

export const Route = createFileRoute('/groomer/signup/merchant-processing')({
  staticData: { guards: ['groomer', 'groomer-status'], openTo: ['approved', 'active'] },
  beforeLoad: keepGuards,
  component: Merchant,
  pendingComponent: EntrySkeleton,
});
