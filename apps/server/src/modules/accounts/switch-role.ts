import { KIND_OF_PROVIDER_ROLE, isProviderRole, type accountsContract } from '@tailgate/contract';
import { audit } from '../../platform/audit/audit.ts';
import { Failure, found } from '../../platform/failure.ts';
import type { Call } from '../../platform/http/call.ts';
import { accountById } from './accounts.queries.ts';
import { IMPERSONATED_ROLES } from './accounts.rules.ts';
import { answerSession } from './open-session.ts';
import { providerOf, updateProvider } from './providers.queries.ts';
import { answeredSession } from './refresh-session.ts';
import { forgetRefreshTokens, liveSession, setSessionRole } from './sessions.queries.ts';

export const switchRole = async ({ tx, platform, viewer, body }: Call<typeof accountsContract.switchRole>) => {
  const account = await accountById(tx, viewer.accountId);
  if (!account.roles.includes(body.role)) throw new Failure('role_not_held');
  if (viewer.impersonatorId !== null && !IMPERSONATED_ROLES.includes(body.role))
    throw new Failure('impersonation_barred');
  if (isProviderRole(body.role)) {
    const provider = await providerOf(tx, viewer.accountId);
    if (!provider.lock_service_category)
      await updateProvider(tx, viewer.accountId, { service_category: KIND_OF_PROVIDER_ROLE[body.role] });
  }
  await setSessionRole(tx, viewer.sessionId, body.role);
  await audit(tx, viewer, { action: 'session.switch_role', subjectId: viewer.sessionId, details: { role: body.role } });
  // The token of the old role is replaced, so that a session has one live refresh token at a time.
  await forgetRefreshTokens(tx, viewer.sessionId);
  const session = found(await liveSession(tx, viewer.sessionId, platform.clock.now()));
  return await answerSession(tx, platform, account, answeredSession(session));
};
