import { CODE_MINUTES, isPrivileged, type customersContract } from '@tailgate/contract';
import type { StagedCall } from '../../platform/http/call.ts';
import { countAttempt, issuePhoneCode } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { businessNameOf } from '../providers/index.ts';

/** Texts a code to a person who has an account; telling it to the provider is the person's consent. */
export const requestLinkCode = async (call: StagedCall<typeof customersContract.requestLinkCode>) => {
  const { finish, platform, viewer, body } = call;
  const phone = body.phone_number;
  await countAttempt(call, 'code', { identity: { phone }, knownDevice: null });
  return await finish(async (tx) => {
    const { code, account, expiresAt } = await issuePhoneCode(
      tx,
      { purpose: 'customer_link', phone, requestedBy: viewer.accountId },
      platform,
    );
    if (account && !isPrivileged(account.roles))
      await notify(tx, platform, 'customerLinkCode', {
        to: { phone },
        variables: {
          code,
          business: await businessNameOf(tx, viewer.accountId),
          minutes: CODE_MINUTES,
        },
        expiresAt,
      });
    return { expiresAt: expiresAt.toISOString() };
  });
};
