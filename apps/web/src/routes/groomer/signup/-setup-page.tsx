import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { SetupStep } from '#features/onboarding/setup-step.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';

/** The page of a step after the approval. */
export const SetupPage = (props: Omit<ComponentProps<typeof SetupStep>, 'onGo'>) => {
  const navigate = useNavigate();
  return (
    <SignupLayout>
      <SetupStep {...props} onGo={(href) => void navigate({ href })} />
    </SignupLayout>
  );
};
