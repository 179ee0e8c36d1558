import { loyaltyContract, type AnswerOf } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { bindModule } from '../../platform/http/call.ts';
import { loyaltyTermsOf } from './loyalty-terms-of.ts';
import { accountOf, changesOf, standingsOf, type LoyaltyTerms } from './loyalty.queries.ts';
import { saveLoyalty } from './save-loyalty.ts';

const termsAnswer = ({ isOn, visits, rewardCents }: LoyaltyTerms) => ({ isOn, visits, reward: dollarsOf(rewardCents) });

const programAnswer = async (tx: Tx, providerId: string): Promise<AnswerOf<typeof loyaltyContract.getLoyalty>> => {
  const terms = await loyaltyTermsOf(tx, providerId);
  const { near, withCredit, creditCents } = await standingsOf(tx, providerId, terms);
  return {
    ...termsAnswer(terms),
    changes: (await changesOf(tx, providerId)).map((change) => ({
      ...termsAnswer(change),
      changedAt: change.changedAt.toISOString(),
    })),
    customers: { near, withCredit, credit: dollarsOf(creditCents) },
  };
};

export const loyaltyRoutes = bindModule(
  'loyalty',
  loyaltyContract,
  {},
  {
    getLoyalty: ({ tx, viewer }) => programAnswer(tx, viewer.accountId),
    saveLoyalty: async ({ tx, platform, viewer, body }) => {
      await saveLoyalty(tx, viewer, body, platform);
      return await programAnswer(tx, viewer.accountId);
    },
    getCustomerLoyalty: async ({ tx, viewer, params, allowedIds }) => {
      const [customerId] = await allowedIds(tx, [params.id]);
      const { isOn, visits: of, rewardCents } = await loyaltyTermsOf(tx, viewer.accountId);
      const { visits, creditCents } = await accountOf(tx, { providerId: viewer.accountId, customerId });
      return { isOn, visits, of, reward: dollarsOf(rewardCents), credit: dollarsOf(creditCents) };
    },
  },
);
