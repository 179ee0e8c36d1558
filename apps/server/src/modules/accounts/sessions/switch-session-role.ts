import { isPrivileged, type Role } from '@tailgate/contract';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountById } from '../accounts.queries.ts';
import { IMPERSONATED_ROLES } from '../accounts.rules.ts';
import { answerSession } from './open-session.ts';
import { answeredSession } from './refresh-session.ts';
import { setSessionRole, type SessionRow } from './sessions.queries.ts';

/** Continues a session, whose refresh token was just spent, in another role of its account. */
export const switchSessionRole = async (
  tx: Tx,
  viewer: Viewer,
  { session, role }: { session: SessionRow; role: Role },
  platform: Platform,
) => {
  const account = await accountById(tx, viewer.accountId);
  if (!account.roles.includes(role)) throw new Failure('role_not_held');
  if (viewer.impersonatorId !== null && !IMPERSONATED_ROLES.includes(role)) throw new Failure('impersonation_barred');
  // A role that was given after the sign-in may ask for more than the sign-in did.
  if (isPrivileged([role]) && session.second_step_at === null) throw new Failure('second_step_required');
  await setSessionRole(tx, session.id, role);
  return await answerSession(tx, account, answeredSession({ ...session, role }), platform);
};
