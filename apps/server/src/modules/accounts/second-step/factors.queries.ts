import { sql } from 'kysely';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Factors } from './second-step.rules.ts';

export const factorsOf = async (tx: Tx, accountId: string): Promise<Factors> => {
  const { passkeys, app } = await tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('passkeys')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('account_id', '=', accountId)
        .as('passkeys'),
      eb
        .selectFrom('authenticator_apps')
        .select('confirmed_at')
        .where('account_id', '=', accountId)
        .where('confirmed_at', 'is not', null)
        .as('app'),
    ])
    .executeTakeFirstOrThrow();
  return { passkeys: passkeys ?? 0, authenticatorApp: app !== null };
};

/** Serializes changes of an account's factors, so that two of them cannot both remove what they see as the last but one. */
export const lockFactors = async (tx: Tx, accountId: string): Promise<Factors> => {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  return await factorsOf(tx, accountId);
};

export const authenticatorAppOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('authenticator_apps')
    .select(['sealed_secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** False when the account has a confirmed app already; one that was never confirmed is replaced. */
export const putAuthenticatorApp = async (
  tx: Tx,
  app: { accountId: string; sealed: Buffer; now: Date },
): Promise<boolean> => {
  const values = { sealed_secret: app.sealed, used_step: 0, created_at: app.now };
  const put = await tx
    .insertInto('authenticator_apps')
    .values({ account_id: app.accountId, ...values })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(values).where('authenticator_apps.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return put !== undefined;
};

export const confirmAuthenticatorApp = async (tx: Tx, accountId: string, now: Date) => {
  await tx
    .updateTable('authenticator_apps')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .execute();
};

/** True for the one call that gets to use the code of these 30 seconds. */
export const useAppStep = async (tx: Tx, accountId: string, step: number): Promise<boolean> =>
  (await tx
    .updateTable('authenticator_apps')
    .set({ used_step: step })
    .where('account_id', '=', accountId)
    .where('used_step', '<', step)
    .returning('account_id')
    .executeTakeFirst()) !== undefined;

export const deleteAuthenticatorApp = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await tx
    .deleteFrom('authenticator_apps')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .returning('account_id')
    .executeTakeFirst()) !== undefined;

export const recoveryCodesLeft = async (tx: Tx, accountId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

export const deleteRecoveryCodes = async (tx: Tx, accountId: string) => {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
};

export const insertRecoveryCodes = async (
  tx: Tx,
  codes: { accountId: string; hashes: readonly Buffer[]; now: Date },
) => {
  await tx
    .insertInto('recovery_codes')
    .values(
      codes.hashes.map((hash) => ({
        account_id: codes.accountId,
        code_hash: hash,
        created_at: codes.now,
      })),
    )
    .execute();
};

/** True for the one call that gets to use the code. */
export const useRecoveryCode = async (
  tx: Tx,
  accountId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<boolean> =>
  (await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()) !== undefined;

export const renamePasskey = (tx: Tx, which: Rows<'passkeys'>, name: string) =>
  tx
    .updateTable('passkeys')
    .set({ name })
    .where(which as never)
    .returning('id')
    .executeTakeFirst();

export const deletePasskey = (tx: Tx, which: Rows<'passkeys'>) =>
  tx
    .deleteFrom('passkeys')
    .where(which as never)
    .returning('name')
    .executeTakeFirst();

/** Everything by which the account could sign in besides its password. */
export const deleteFactors = async (tx: Tx, accountId: string) => {
  await tx.deleteFrom('passkeys').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('authenticator_apps').where('account_id', '=', accountId).execute();
  await deleteRecoveryCodes(tx, accountId);
};
