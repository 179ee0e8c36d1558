import { createFileRoute, Navigate } from '@tanstack/react-router';
import { NextStep } from '#features/onboarding/next-step.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { useSession } from '#shell/session/session-store.ts';

/** Leads to the first step that is not finished; visitors to the start. */
const Signup = () => {
  const isGroomer = useSession()?.role === 'groomer';
  return <SignupLayout>{isGroomer ? <NextStep /> : <Navigate to="/groomer/new" replace />}</SignupLayout>;
};

export const Route = createFileRoute('/groomer/signup/')({
  staticData: { waives: ['groomer', 'groomer-status'] },
  component: Signup,
});
