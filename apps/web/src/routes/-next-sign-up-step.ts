import type { ProviderRole } from '@tailgate/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { stepsQuery } from '#shell/account/sign-up-query.ts';
import { reloadAccount } from '#shell/account/account-query.ts';

/** Goes on after a step was saved by a call of its own: the server says what comes next. */
export const useNextSignUpStep = (role: ProviderRole) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (): Promise<void> => {
    await reloadAccount(queryClient, role);
    const { nextPath } = await queryClient.query({ ...stepsQuery, staleTime: 0 });
    // What was typed is saved, also where the form has not noticed yet.
    await navigate({ href: nextPath, ignoreBlocker: true });
  };
};
