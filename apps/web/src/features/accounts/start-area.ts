import type { Role } from '@tailgate/contract';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { ApiError, isUnreachable } from '#shell/api/api-error.ts';
import { accountQuery } from './account-query.ts';

interface Start {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: { readonly href: string };
}

/**
 * An area cannot start without the profile: when the server refuses it, the session is not what it seemed. Nobody
 * there to be asked is another matter; it shows the error page with its retry.
 */
export const startArea =
  (role: Role) =>
  async ({ context, location }: Start): Promise<void> => {
    try {
      await context.queryClient.query({ ...accountQuery(role), staleTime: 'static' });
    } catch (error) {
      if (!(error instanceof ApiError) || isUnreachable(error)) throw error;
      throw redirect({ to: '/log-out', search: { redirect: location.href, role, sessionExpired: true } });
    }
  };
