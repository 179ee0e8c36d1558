import { MAX_CODE_TRIES } from '@tailgate/contract';
import type { Tx } from '../../../platform/db/database.ts';

export type CodePurpose =
  | 'sign_in'
  | 'customer_sign_up'
  | 'customer_link'
  | 'provider_sign_up'
  | 'phone_change'
  | 'owner';

export const insertPhoneCode = async (
  tx: Tx,
  code: {
    id: string;
    purpose: CodePurpose;
    phone: string;
    accountId: string | null;
    requestedBy: string | null;
    hash: Buffer;
    now: Date;
    expiresAt: Date;
  },
) => {
  await tx
    .insertInto('phone_codes')
    .values({
      id: code.id,
      purpose: code.purpose,
      phone: code.phone,
      account_id: code.accountId,
      requested_by: code.requestedBy,
      code_hash: code.hash,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();
};

/** Uses up one try of a code that is still good for anything. */
export const tryPhoneCode = (tx: Tx, id: string, purpose: CodePurpose, now: Date) =>
  tx
    .updateTable('phone_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_CODE_TRIES)
    .returning(['id', 'phone', 'account_id', 'code_hash'])
    .executeTakeFirst();

/** True for the one call that gets to use the code. */
export const usePhoneCode = async (tx: Tx, id: string, now: Date): Promise<boolean> =>
  (await tx
    .updateTable('phone_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** A code that was right stays good until then. */
export const keepPhoneCode = async (tx: Tx, id: string, until: Date): Promise<void> => {
  await tx
    .updateTable('phone_codes')
    .set({ expires_at: until })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute();
};

export const phoneCodeById = (tx: Tx, id: string) =>
  tx
    .selectFrom('phone_codes')
    .select(['phone', 'account_id', 'purpose', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Only the newest code for a new number counts: an earlier one may have gone to a mistyped number. */
export const latestPhoneChangeOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('phone_codes')
    .select('id')
    .where('purpose', '=', 'phone_change')
    .where('requested_by', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Only the newest: whoever asks again has not got the one before. */
export const latestOwnerCodeOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('phone_codes')
    .select('id')
    .where('purpose', '=', 'owner')
    .where('requested_by', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Codes on their way to the previous number would still open the account. */
export const voidPhoneCodes = async (tx: Tx, accountId: string, now: Date) => {
  await tx
    .updateTable('phone_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
};

/** Of the codes that an account asked for on behalf of somebody else. */
export const latestCodeRequestedBy = (tx: Tx, requestedBy: string, phone: string) =>
  tx
    .selectFrom('phone_codes')
    .select('id')
    .where('purpose', '=', 'customer_link')
    .where('requested_by', '=', requestedBy)
    .where('phone', '=', phone)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertPasswordReset = async (
  tx: Tx,
  reset: { hash: Buffer; accountId: string; now: Date; expiresAt: Date },
) => {
  await tx
    .insertInto('password_resets')
    .values({
      token_hash: reset.hash,
      account_id: reset.accountId,
      created_at: reset.now,
      expires_at: reset.expiresAt,
    })
    .execute();
};

export const accountOfResetToken = (tx: Tx, hash: Buffer, now: Date) =>
  tx
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'password_resets.account_id')
    .select(['accounts.id', 'accounts.first_name', 'accounts.last_name', 'accounts.email'])
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('accounts.status', '<>', 'inactive')
    .executeTakeFirst();

/** True for the one call that gets to use the link. */
export const spendResetToken = async (tx: Tx, hash: Buffer, now: Date): Promise<boolean> => {
  const spent = await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return spent !== undefined;
};

/** Links on their way are worth nothing once the password, or the address they went to, is another. */
export const voidResetLinks = async (tx: Tx, accountId: string, now: Date) => {
  await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
};

/** Codes, links and tokens that can open nothing any more, and sessions that ended long ago with them. */
export const deleteExpiredCredentials = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('phone_codes').where('expires_at', '<', before).execute();
  await tx.deleteFrom('password_resets').where('expires_at', '<', before).execute();
  await tx.deleteFrom('email_changes').where('expires_at', '<', before).execute();
  await tx.deleteFrom('passkey_challenges').where('expires_at', '<', before).execute();
  const over = tx
    .selectFrom('sessions')
    .select('id')
    .where((session) => session.or([session('revoked_at', '<', before), session('expires_at', '<', before)]));
  await tx
    .updateTable('sessions')
    .set({ impersonator_session_id: null })
    .where('impersonator_session_id', 'in', over)
    .execute();
  await tx.deleteFrom('sessions').where('id', 'in', over).execute();
  // A spent token is kept while it could still be used a second time by a thief, that is as long as its session lives.
};
