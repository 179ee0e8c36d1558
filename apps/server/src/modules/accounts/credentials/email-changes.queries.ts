import type { Tx } from '../../../platform/db/database.ts';

/** Replaces an earlier wish, whose link then leads nowhere. */
export const putEmailChange = async (
  tx: Tx,
  change: { accountId: string; email: string; now: Date; expiresAt: Date },
) => {
  const values = { email: change.email, token_hash: null, requested_at: change.now, expires_at: change.expiresAt };
  await tx
    .insertInto('email_changes')
    .values({ account_id: change.accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
};

export const waitingEmailChange = (tx: Tx, accountId: string, now: Date) =>
  tx
    .selectFrom('email_changes')
    .select(['email', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const deleteEmailChange = async (tx: Tx, accountId: string) => {
  await tx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
};

export const setEmailChangeToken = async (tx: Tx, accountId: string, hash: Buffer) => {
  await tx.updateTable('email_changes').set({ token_hash: hash }).where('account_id', '=', accountId).execute();
};

/** The change is taken out: of two calls with one link, one gets it. */
export const takeEmailChange = (tx: Tx, hash: Buffer, now: Date) =>
  tx
    .deleteFrom('email_changes')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['account_id', 'email'])
    .executeTakeFirst();
