import type { merchantContract } from '@tailgate/contract';
import { Failure, orUnavailable } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { accountOf, giveTryBack, lockBank, markBankVerified, takeTry } from './connected-accounts.queries.ts';
import { paymentDetailsAnswer } from './merchant-answers.ts';
import { bankStatusOf } from './merchant.rules.ts';

type Verifying = StagedCall<typeof merchantContract.verifyBankAccount>;

/** Proves the bank by its two deposits. A try is taken before the processor is asked, and given back if it is silent. */
export const verifyBankAccount = async ({
  stage,
  finish,
  platform,
  viewer,
  body,
}: Pick<Verifying, 'stage' | 'finish' | 'platform' | 'viewer' | 'body'>) => {
  const { accountId: providerId } = viewer;
  const account = await stage((tx) => accountOf(tx, providerId));
  if (!account) throw new Failure('payout_account_missing');
  if (bankStatusOf(account) === 'verified') return await finish((tx) => paymentDetailsAnswer(tx, viewer, platform));
  const { customerId, sourceId } = account;
  if (customerId === null || sourceId === null || !(await stage((tx) => takeTry(tx, providerId))))
    throw new Failure('bank_verification_locked');
  const bank = { providerId, sourceId };
  const outcome = await orUnavailable(platform.payments.enterDeposits({ customerId, sourceId }, body.amounts)).catch(
    async (error: unknown) => {
      await stage((tx) => giveTryBack(tx, bank));
      throw error;
    },
  );
  if (outcome === 'failed') {
    await stage((tx) => lockBank(tx, bank));
    throw new Failure('bank_verification_locked');
  }
  if (outcome === 'wrong') {
    const left = await stage((tx) => accountOf(tx, providerId));
    throw new Failure(left && bankStatusOf(left) === 'locked' ? 'bank_verification_locked' : 'deposits_do_not_match');
  }
  return await finish(async (tx) => {
    await markBankVerified(tx, bank, platform.clock.now());
    return await paymentDetailsAnswer(tx, viewer, platform);
  });
};
