import type { Role } from '@tailgate/contract';
import { saysSessionEnded } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { deviceId } from './device-id.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { isImpersonated, type Session } from './session.ts';
import { sessionStore } from './session-store.ts';

/** Deliberate session changes: this tab uses the answer, other tabs are notified. */
export const enter = (session: Session): Session => {
  if (session.awaiting) {
    sessionStore.hold(session);
    return session;
  }
  sessionStore.adopt(session, 'entered');
  tellOtherTabs('changed');
  return session;
};

/** The session that waited is complete: its next tokens are those of a usual one. */
export const completeSignIn = async (): Promise<Session> => enter(await call('POST /v2/account/refresh-token'));

export const switchRole = async (role: Role): Promise<Session> =>
  enter(await call('POST /v2/account/switch-role', { body: { role } }));

export const startImpersonation = async (accountId: string, reason: string): Promise<Session> =>
  enter(await call('POST /v2/account/impersonation', { body: { accountId, reason, deviceId: deviceId() } }));

let leaving = false;
/** True while this tab itself is ending its session, so that hearing of the end is no news. */
export const isLeaving = (): boolean => leaving;

const leave = async (ending: () => Promise<Session | null>): Promise<Session | null> => {
  leaving = true;
  try {
    const next = await ending().catch((error: unknown) => {
      // Already over is what was wanted.
      if (saysSessionEnded(error)) return null;
      throw error;
    });
    if (next) return enter(next);
    sessionStore.forget();
    tellOtherTabs('ended');
    return null;
  } finally {
    leaving = false;
  }
};

/** Ends this session; ending an impersonation restores the supporter's own session. */
export const logOut = (session: Session): Promise<Session | null> =>
  leave(async () => {
    if (isImpersonated(session)) return await call('POST /v2/account/impersonation/stop');
    await call('POST /v2/account/logout');
    return null;
  });

export const logOutEverywhere = (): Promise<Session | null> =>
  leave(async () => {
    await call('POST /v2/account/logout-everywhere');
    return null;
  });
