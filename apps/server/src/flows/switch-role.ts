import { KIND_OF_PROVIDER_ROLE, isProviderRole, type accountsContract } from '@tailgate/contract';
import { exchangeRefreshToken, switchSessionRole } from '../modules/accounts/index.ts';
import { setServiceCategory } from '../modules/providers/index.ts';
import type { StagedCall } from '../platform/http/call.ts';

/** Continues the session in the other role, which is also a provider's initial role at the next sign-in. */
export const switchRole = (call: StagedCall<typeof accountsContract.switchRole>) =>
  exchangeRefreshToken(call, async (tx, session) => {
    const { role } = call.body;
    const answer = await switchSessionRole(tx, call.viewer, { session, role }, call.platform);
    if (isProviderRole(role)) await setServiceCategory(tx, call.viewer.accountId, KIND_OF_PROVIDER_ROLE[role]);
    return answer;
  });
