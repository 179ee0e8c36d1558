import type { SignUpStepKey } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { stepsQuery } from '#shell/account/sign-up-query.ts';

/** The way to the step before, once the server has said which it is. */
export const useStepBack = (key: SignUpStepKey): { readonly onBack?: () => void } => {
  const navigate = useNavigate();
  const steps = useQuery(stepsQuery).data?.steps ?? [];
  const before = steps[steps.findIndex((step) => step.key === key) - 1];
  return before ? { onBack: () => void navigate({ to: before.path }) } : {};
};
