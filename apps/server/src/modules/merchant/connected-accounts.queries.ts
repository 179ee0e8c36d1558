import { MAX_DEPOSIT_TRIES } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { ProcessorAccount } from '../../vendors/payments/merchant-accounts.ts';

/** Payouts are sent where the processor sends them and the bank was proved. */
const IS_READY = sql<boolean>`(payouts_enabled and bank_verified_at is not null)`;

const COLUMNS = [
  'provider_id as providerId',
  'stripe_account_id as accountId',
  IS_READY.as('isReady'),
  'payouts_enabled as isEnabled',
  'bank_last_four as bankLastFour',
  'bank_name as bankName',
  'stripe_bank_id as bankId',
  'stripe_customer_id as customerId',
  'stripe_source_id as sourceId',
  'bank_verified_at as bankVerifiedAt',
  'bank_tries as bankTries',
  'requirements',
  'requirements_due_at as dueAt',
  'is_in_review as isInReview',
  'restriction',
] as const;

const accounts = (tx: Tx) => tx.selectFrom('connected_accounts').select(COLUMNS);

/** Where a provider is paid, or undefined. */
export const accountOf = (tx: Tx, providerId: string) =>
  accounts(tx).where('provider_id', '=', providerId).executeTakeFirst();
export type ConnectedAccount = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

export const readyAccounts = (tx: Tx): Promise<ConnectedAccount[]> =>
  accounts(tx).where(IS_READY).orderBy('provider_id').execute();

export const forgetAccount = async (tx: Tx, providerId: string): Promise<void> => {
  await tx.deleteFrom('connected_accounts').where('provider_id', '=', providerId).execute();
};

const NO_BANK = '0000';
const stateColumns = (account: ProcessorAccount, now: Date) => ({
  payouts_enabled: account.isEnabled,
  requirements: JSON.stringify(account.requirements),
  requirements_due_at: account.dueAt,
  is_in_review: account.isInReview,
  restriction: account.restriction,
  bank_last_four: account.bank?.lastFour ?? NO_BANK,
  bank_name: account.bank?.name.slice(0, 200) ?? '',
  updated_at: now,
});

/** A bank that has to be proved: by its deposits where there are any, otherwise by adding it again. */
const unprovedBank = (bankId: string | null, proof: { customerId: string; sourceId: string } | undefined) => ({
  stripe_bank_id: bankId,
  ...(proof && { stripe_customer_id: proof.customerId }),
  stripe_source_id: proof?.sourceId ?? null,
  bank_verified_at: null,
  bank_tries: proof ? 0 : MAX_DEPOSIT_TRIES,
});

export interface Opened {
  readonly providerId: string;
  readonly account: ProcessorAccount;
  readonly proof: { customerId: string; sourceId: string } | undefined;
  readonly now: Date;
}

/** Keeps a new account; false if another one was opened meanwhile. */
export const insertAccount = async (tx: Tx, { providerId, account, proof, now }: Opened): Promise<boolean> => {
  const inserted = await tx
    .insertInto('connected_accounts')
    .values({
      provider_id: providerId,
      stripe_account_id: account.accountId,
      created_at: now,
      terms_accepted_at: now,
      ...stateColumns(account, now),
      ...unprovedBank(account.bank?.id ?? null, proof),
    })
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .returning('provider_id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Numbers the next answer of the processor about an account; undefined where it is none of ours. */
export const askAbout = async (tx: Tx, processorId: string): Promise<bigint | undefined> =>
  (
    await tx
      .updateTable('connected_accounts')
      .set((column) => ({ asked: column('asked', '+', sql<string>`1`) }))
      .where('stripe_account_id', '=', processorId)
      .returning(sql<bigint>`asked::bigint`.as('asked'))
      .executeTakeFirst()
  )?.asked;

/**
 * Writes what the processor answered, unless a later question was answered before, and answers the account as it was. A
 * bank that is not the one that was proved is not ready for payouts.
 */
export const writeAnswer = async (
  tx: Tx,
  { account, ticket, now }: { account: ProcessorAccount; ticket: bigint; now: Date },
): Promise<ConnectedAccount | undefined> => {
  const before = await accounts(tx).where('stripe_account_id', '=', account.accountId).forUpdate().executeTakeFirst();
  if (!before) return undefined;
  const bankId = account.bank?.id ?? null;
  // Connected before banks were proved by deposits, and not replaced since: whatever bank it is, it is paid.
  const isOld = before.bankId === null && before.bankVerifiedAt !== null;
  const { numUpdatedRows } = await tx
    .updateTable('connected_accounts')
    .set({
      ...stateColumns(account, now),
      ...(before.bankId !== bankId && !isOld && unprovedBank(bankId, undefined)),
      answered: sql<string>`${ticket}`,
    })
    .where('provider_id', '=', before.providerId)
    .where('answered', '<', sql<string>`${ticket}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? before : undefined;
};

/** The deposits that prove a bank, unless the account is paid to another one by now. */
export const setProof = async (
  tx: Tx,
  providerId: string,
  { bank, proof }: Pick<ProcessorAccount, 'bank'> & Pick<Opened, 'proof'>,
): Promise<void> => {
  if (!bank) return;
  await tx
    .updateTable('connected_accounts')
    .set(unprovedBank(bank.id, proof))
    .where('provider_id', '=', providerId)
    .where('stripe_bank_id', '=', bank.id)
    .execute();
};

/** No payout leaves while the bank is being replaced. Answers the number of this suspension, for `restoreBank`. */
export const suspendBank = async (tx: Tx, processorId: string): Promise<bigint | undefined> => {
  await tx
    .updateTable('connected_accounts')
    .set({ bank_verified_at: null })
    .where('stripe_account_id', '=', processorId)
    .execute();
  return await askAbout(tx, processorId);
};

/** The bank stays what it was, because the processor refused the other one; unless somebody else replaces it meanwhile. */
export const restoreBank = async (
  tx: Tx,
  { providerId, bankId, bankVerifiedAt }: Pick<ConnectedAccount, 'providerId' | 'bankId' | 'bankVerifiedAt'>,
  suspension: bigint,
): Promise<void> => {
  await tx
    .updateTable('connected_accounts')
    .set({ bank_verified_at: bankVerifiedAt })
    .where('provider_id', '=', providerId)
    .where('stripe_bank_id', 'is not distinct from', bankId)
    .where('asked', '=', sql<string>`${suspension}`)
    .execute();
};

/** Takes one of the tries before the processor is asked, so that tries at the same moment are all counted. */
export const takeTry = async (tx: Tx, providerId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('connected_accounts')
    .set((column) => ({ bank_tries: column('bank_tries', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('bank_tries', '<', MAX_DEPOSIT_TRIES)
    .where('bank_verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const ofSource = (tx: Tx, { providerId, sourceId }: { providerId: string; sourceId: string }) =>
  tx.updateTable('connected_accounts').where('provider_id', '=', providerId).where('stripe_source_id', '=', sourceId);

/** The processor did not answer: the try was none. */
export const giveTryBack = async (tx: Tx, bank: { providerId: string; sourceId: string }): Promise<void> => {
  await ofSource(tx, bank)
    .set((column) => ({ bank_tries: column('bank_tries', '-', 1) }))
    .where('bank_tries', '>', 0)
    .execute();
};

export const markBankVerified = async (
  tx: Tx,
  bank: { providerId: string; sourceId: string },
  now: Date,
): Promise<void> => {
  await ofSource(tx, bank).set({ bank_verified_at: now, bank_tries: 0, updated_at: now }).execute();
};

export const lockBank = async (tx: Tx, bank: { providerId: string; sourceId: string }): Promise<void> => {
  await ofSource(tx, bank).set({ bank_tries: MAX_DEPOSIT_TRIES }).where('bank_verified_at', 'is', null).execute();
};

/** Accounts about which something is open, those that were asked about longest ago first. */
export const openAccounts = async (tx: Tx, atMost: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('connected_accounts')
    .select('stripe_account_id as accountId')
    .where((is) =>
      is.or([is('payouts_enabled', '=', false), is('is_in_review', '=', true), sql<boolean>`requirements <> '[]'`]),
    )
    .orderBy('updated_at')
    .limit(atMost)
    .execute();
  return rows.map(({ accountId }) => accountId);
};
