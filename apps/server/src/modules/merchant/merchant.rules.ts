import { MAX_DEPOSIT_TRIES, type BankStatus, type MerchantStatus } from '@tailgate/contract';
import type { ConnectedAccount } from './connected-accounts.queries.ts';

export const bankStatusOf = ({
  bankVerifiedAt,
  bankTries,
}: Pick<ConnectedAccount, 'bankVerifiedAt' | 'bankTries'>): BankStatus => {
  if (bankVerifiedAt !== null) return 'verified';
  return bankTries >= MAX_DEPOSIT_TRIES ? 'locked' : 'unverified';
};

/** The most pressing of what can be said about an account. */
export const merchantStatusOf = (
  account:
    | Pick<ConnectedAccount, 'bankVerifiedAt' | 'isEnabled' | 'isInReview' | 'requirements' | 'restriction'>
    | undefined,
): MerchantStatus => {
  if (!account) return 'none';
  if (account.restriction !== null) return 'restricted';
  if (account.requirements.length > 0) return 'action_needed';
  if (account.isInReview || !account.isEnabled) return 'in_review';
  return account.bankVerifiedAt === null ? 'bank_unverified' : 'ready';
};
