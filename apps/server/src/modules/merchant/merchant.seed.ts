import type { Tx } from '../../platform/db/database.ts';
import type { AccountRequirement } from '../../vendors/payments/merchant-accounts.ts';

export interface SeedAccount {
  readonly providerId: string;
  readonly accountId: string;
  readonly bankId: string;
  readonly bankLastFour: string;
  readonly createdAt: Date;
  /** What the processor asks for, within two weeks. */
  readonly requirements: readonly AccountRequirement[];
  readonly dueAt: Date | null;
}

/** Resets where these people are paid to the demo data. */
export const seedAccounts = async (tx: Tx, accounts: readonly SeedAccount[]): Promise<void> => {
  for (const { providerId, accountId, bankId, bankLastFour, createdAt, requirements, dueAt } of accounts) {
    const values = {
      stripe_account_id: accountId,
      payouts_enabled: true,
      bank_name: 'STRIPE TEST BANK',
      bank_last_four: bankLastFour,
      stripe_bank_id: bankId,
      bank_verified_at: createdAt,
      bank_tries: 0,
      requirements: JSON.stringify(requirements),
      requirements_due_at: dueAt,
      is_in_review: false,
      restriction: null,
      terms_accepted_at: createdAt,
      updated_at: createdAt,
    };
    await tx
      .insertInto('connected_accounts')
      .values({ provider_id: providerId, created_at: createdAt, ...values })
      .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(values))
      .execute();
  }
};
