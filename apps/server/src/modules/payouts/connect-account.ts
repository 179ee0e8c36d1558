import type { payoutsContract } from '@tailgate/contract';
import { Failure, orUnavailable } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { accountOf, saveAccount } from './connected-accounts.queries.ts';
import { accountAnswer } from './payout-answers.ts';

type Connecting = StagedCall<typeof payoutsContract.connectPayoutAccount>;

/** The first bank account makes the account at the processor; a later one takes its place there. */
export const connectAccount = async ({
  stage,
  finish,
  platform,
  viewer,
  body,
}: Pick<Connecting, 'stage' | 'finish' | 'platform' | 'viewer' | 'body'>) => {
  const { siteId, accountId: providerId } = viewer;
  const { payments, clock } = platform;
  const known = await stage((tx) => accountOf(tx, providerId));
  const account = await orUnavailable(
    known
      ? payments.changeBank(known.accountId, body.token)
      : payments.createAccount({ providerId, siteId, bankToken: body.token }),
  );
  if ('refused' in account)
    throw new Failure('validation_failed', { errors: { token: 'is unknown or was used already' } });
  return await finish(async (tx) => {
    await saveAccount(tx, siteId, { providerId, ...account }, clock.now());
    return accountAnswer(account);
  });
};
