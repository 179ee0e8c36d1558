import type { Tx } from '../../platform/db/database.ts';

export interface SeedApplication {
  readonly accountId: string;
  readonly startedAt: Date;
  /** When it was handed in; null for those who have not yet. */
  readonly submittedAt: Date | null;
}

/** Upserts the applications of these providers. */
export const seedApplications = async (tx: Tx, all: readonly SeedApplication[]): Promise<void> => {
  for (const { accountId, startedAt, submittedAt } of all) {
    const row = { account_id: accountId, created_at: startedAt, submitted_at: submittedAt };
    await tx
      .insertInto('provider_applications')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
  }
};
