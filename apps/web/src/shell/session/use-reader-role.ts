import type { Role } from '@tailgate/contract';
import { useEffect } from 'react';
import { restoredSession } from './renew-session.ts';
import { NOBODY } from './session.ts';
import { authenticationHint } from './session-hints.ts';
import { sessionStore, useSession } from './session-store.ts';

/**
 * Who reads a public page: the role they work in, or null for a visitor. Public pages do not wait for the session, so until the
 * server has answered, what was kept from the last visit counts.
 */
export const useReaderRole = (): Role | null => {
  const session = useSession();
  useEffect(() => {
    // The server is unreachable: a public page is shown all the same.
    restoredSession().catch(() => undefined);
  }, []);
  if (session) return session.role;
  if (sessionStore.state().status !== 'unknown') return null;
  const { role } = authenticationHint();
  return role === NOBODY ? null : role;
};
