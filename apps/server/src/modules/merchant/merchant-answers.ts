import { MAX_DEPOSIT_TRIES } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { chargeTermsOf } from '../providers/index.ts';
import { accountOf, type ConnectedAccount } from './connected-accounts.queries.ts';
import { bankStatusOf, merchantStatusOf } from './merchant.rules.ts';

const bankAnswer = (account: ConnectedAccount) => ({
  name: account.bankName,
  lastFour: account.bankLastFour,
  status: bankStatusOf(account),
  triesLeft: MAX_DEPOSIT_TRIES - account.bankTries,
});

export const paymentDetailsAnswer = async (
  tx: Tx,
  { accountId: providerId }: Pick<Viewer, 'accountId'>,
  { config }: Pick<Platform, 'config'>,
) => {
  const account = await accountOf(tx, providerId);
  return {
    status: merchantStatusOf(account),
    isReady: account?.isReady ?? false,
    accountHolderType: 'individual' as const,
    bank: account ? bankAnswer(account) : null,
    requirements: [...(account?.requirements ?? [])],
    dueAt: account?.dueAt?.toISOString() ?? null,
    restriction: account?.restriction ?? null,
    ...(await chargeTermsOf(tx, providerId)),
    processor: {
      publishableKey: config.STRIPE_PUBLISHABLE_KEY,
      apiUrl: config.STRIPE_PUBLIC_API_URL,
      uploadsUrl: config.STRIPE_PUBLIC_UPLOADS_URL,
    },
  };
};
