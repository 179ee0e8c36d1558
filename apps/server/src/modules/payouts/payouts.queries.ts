import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { readPage, type Page } from '../../platform/db/page.ts';
import { found } from '../../platform/failure.ts';

const COLUMNS = [
  'id',
  'provider_id as providerId',
  'kind',
  'status',
  sql<Cents>`amount_cents`.as('amountCents'),
  sql<Cents>`fee_cents`.as('feeCents'),
  'currency',
  'stripe_account_id as accountId',
  'bank_last_four as bankLastFour',
  'stripe_transfer_id as transferId',
  'stripe_payout_id as processorId',
  'opened_at as openedAt',
  'arrives_at as arrivesAt',
] as const;

export const readPayout = async (tx: Tx, payoutId: string) =>
  found(await tx.selectFrom('payouts').select(COLUMNS).where('id', '=', payoutId).executeTakeFirst());
export type PayoutRow = Awaited<ReturnType<typeof readPayout>>;

export const payoutsOf = (tx: Tx, providerId: string, page: Page) =>
  readPage(
    tx
      .selectFrom('payouts')
      .select(COLUMNS)
      .where('provider_id', '=', providerId)
      .orderBy('opened_at', 'desc')
      .orderBy('id', 'desc'),
    page,
  );

export const hasPayoutOfWeek = async (tx: Tx, providerId: string, week: string): Promise<boolean> =>
  (await tx
    .selectFrom('payouts')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('week', '=', sql<Date>`${week}::date`)
    .executeTakeFirst()) !== undefined;

const WITH_FEE = sql<Cents>`coalesce(sum(amount_cents + fee_cents), 0)::float8`;

/** What left the balance in each week of this time in which something did. */
export const paidByWeek = async (
  tx: Tx,
  providerId: string,
  { from, to }: { from: Date; to: Date },
): Promise<Cents[]> => {
  const weeks = await tx
    .selectFrom('payouts')
    .select(WITH_FEE.as('cents'))
    .where('provider_id', '=', providerId)
    .where('status', '<>', 'failed')
    .where('opened_at', '>=', from)
    .where('opened_at', '<', to)
    .groupBy(sql`date_trunc('week', opened_at at time zone 'UTC')`)
    .execute();
  return weeks.map(({ cents }) => cents);
};

export const paidInstantlySince = async (tx: Tx, providerId: string, since: Date): Promise<Cents> => {
  const { cents } = await tx
    .selectFrom('payouts')
    .select(WITH_FEE.as('cents'))
    .where('provider_id', '=', providerId)
    .where('kind', '=', 'instant')
    .where('status', '<>', 'failed')
    .where('opened_at', '>', since)
    .executeTakeFirstOrThrow();
  return cents;
};

/** A weekly payout took all that was owed then. */
export const lastWeeklyOf = async (tx: Tx, providerId: string): Promise<Date | null> => {
  const last = await tx
    .selectFrom('payouts')
    .select('opened_at')
    .where('provider_id', '=', providerId)
    .where('kind', '=', 'weekly')
    .where('status', '<>', 'failed')
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.opened_at ?? null;
};

const RETURNED_WITHIN = sql`interval '1 day'`;
/** Not sent yet, or not known to have arrived: a bank can still send it back. */
export const hasPayoutOnItsWay = async (tx: Tx, providerId: string, now: Date): Promise<boolean> =>
  (await tx
    .selectFrom('payouts')
    .select('id')
    .where('provider_id', '=', providerId)
    .where((is) =>
      is.or([
        is('status', '=', 'pending'),
        is.and([is('status', '=', 'sent'), sql<boolean>`arrives_at + ${RETURNED_WITHIN} > ${now}`]),
      ]),
    )
    .executeTakeFirst()) !== undefined;

export const insertPayout = async (
  tx: Tx,
  payout: {
    id: string;
    providerId: string;
    week: string | null;
    amountCents: Cents;
    feeCents: Cents;
    currency: string;
    accountId: string;
    bankLastFour: string;
    openedBy: string | null;
    now: Date;
  },
): Promise<void> => {
  await tx
    .insertInto('payouts')
    .values({
      id: payout.id,
      provider_id: payout.providerId,
      kind: payout.week === null ? 'instant' : 'weekly',
      week: payout.week === null ? null : sql<Date>`${payout.week}::date`,
      amount_cents: payout.amountCents,
      fee_cents: payout.feeCents,
      currency: payout.currency,
      stripe_account_id: payout.accountId,
      bank_last_four: payout.bankLastFour,
      opened_by: payout.openedBy,
      opened_at: payout.now,
    })
    .execute();
};

/** What the processor calls the parts of a payout that has no outcome yet. */
export const keepProcessorIds = async (
  tx: Tx,
  payoutId: string,
  ids: { transferId?: string; processorId?: string },
): Promise<void> => {
  await tx
    .updateTable('payouts')
    .set({
      ...(ids.transferId !== undefined && { stripe_transfer_id: ids.transferId }),
      ...(ids.processorId !== undefined && { stripe_payout_id: ids.processorId }),
    })
    .where('id', '=', payoutId)
    .where('status', '=', 'pending')
    .execute();
};

/** Writes the outcome once; false if somebody else has. What was sent can still come back. */
export const settlePayoutRow = async (
  tx: Tx,
  outcome: {
    payoutId: string;
    status: 'sent' | 'failed';
    failureCode: string | null;
    arrivesAt: Date | null;
    now: Date;
  },
): Promise<boolean> => {
  const { payoutId, status, failureCode, arrivesAt, now } = outcome;
  const { numUpdatedRows } = await tx
    .updateTable('payouts')
    .set({ status, failure_code: failureCode, settled_at: now, ...(arrivesAt && { arrives_at: arrivesAt }) })
    .where('id', '=', payoutId)
    .where('status', 'in', status === 'sent' ? ['pending'] : ['pending', 'sent'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
