import type { CustomerAgreement } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';

type Relation = Rows<'provider_customers'>;

export const relationBetween =
  (providerId: string, customerId: string): Relation =>
  (relation) =>
    relation.and([
      relation('provider_customers.provider_id', '=', providerId),
      relation('provider_customers.customer_id', '=', customerId),
    ]);

/** The id of a customer that the viewer may touch; not found otherwise. */
export const customerIdOf = async (tx: Tx, relation: Relation): Promise<string> =>
  found(await tx.selectFrom('provider_customers').select('customer_id').where(relation).executeTakeFirst()).customer_id;

/** The providers whose customer a person is. */
export const providersOf = async (tx: Tx, customerId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('provider_customers')
    .select('provider_id')
    .where('customer_id', '=', customerId)
    .execute();
  return rows.map(({ provider_id: id }) => id);
};

/** A customer who is one already stays as they are, but for having chosen the provider by now. */
export const insertRelation = async (
  tx: Tx,
  relation: {
    providerId: string;
    customerId: string;
    vip?: boolean;
    source?: string;
    agreementsAsked?: readonly CustomerAgreement[];
    waitlistedAt?: Date | null;
    /** They came with an order that another groomer had. Their own cards pay that order alone. */
    isByTakeOver?: boolean;
    /** The customer did it themselves. */
    isChosen?: boolean;
    now: Date;
  },
): Promise<void> => {
  await tx
    .insertInto('provider_customers')
    .values({
      provider_id: relation.providerId,
      customer_id: relation.customerId,
      vip: relation.vip ?? false,
      source: relation.source ?? '',
      agreements_asked: [...(relation.agreementsAsked ?? [])],
      waitlisted_at: relation.waitlistedAt ?? null,
      is_by_take_over: relation.isByTakeOver ?? false,
      created_at: relation.now,
    })
    .onConflict((conflict) =>
      relation.isChosen === true
        ? conflict.columns(['provider_id', 'customer_id']).doUpdateSet({ is_by_take_over: false })
        : conflict.doNothing(),
    )
    .execute();
};

export interface RelationChanges {
  readonly vip?: boolean | undefined;
  readonly source?: string | undefined;
  readonly entryNotes?: string | undefined;
  readonly notes?: string | undefined;
  readonly alert?: string | undefined;
}

/** Omitted fields stay as they are. */
export const updateRelation = async (
  tx: Tx,
  relation: Relation,
  { vip, source, entryNotes, notes, alert }: RelationChanges,
  now: Date,
): Promise<void> => {
  const columns = {
    ...(vip !== undefined && { vip }),
    ...(source !== undefined && { source }),
    ...(entryNotes !== undefined && { entry_notes: entryNotes }),
    ...(notes !== undefined && { notes }),
    ...(alert !== undefined && {
      alert,
      alert_changed_at: sql<Date | null>`case when alert = ${alert} then alert_changed_at else ${now}::timestamptz end`,
    }),
  };
  if (Object.keys(columns).length === 0) return;
  await tx.updateTable('provider_customers').set(columns).where(relation).execute();
};

interface Block {
  readonly at: Date;
  readonly reason: string;
  readonly isReported: boolean;
}

export const setBlock = async (tx: Tx, relation: Relation, block: Block | null) =>
  found(
    await tx
      .updateTable('provider_customers')
      .set({
        blocked_at: block?.at ?? null,
        block_reason: block?.reason ?? null,
        block_reported: block?.isReported ?? false,
      })
      .where(relation)
      .returning('customer_id')
      .executeTakeFirst(),
  );

/** Who waits already keeps the place. */
export const setWaitlisted = async (tx: Tx, relation: Relation, at: Date | null) =>
  found(
    await tx
      .updateTable('provider_customers')
      .set({
        waitlisted_at: at === null ? null : sql<Date>`coalesce(waitlisted_at, ${at}::timestamptz)`,
      })
      .where(relation)
      .returning('customer_id')
      .executeTakeFirst(),
  );

export const setAgreementsSent = async (
  tx: Tx,
  relation: Relation,
  sent: { agreements: readonly CustomerAgreement[]; at: Date },
) =>
  found(
    await tx
      .updateTable('provider_customers')
      .set({
        agreements_asked: [...sent.agreements],
        agreements_sent_at: sent.at,
      })
      .where(relation)
      .returning('customer_id')
      .executeTakeFirst(),
  );

/** Those of these customers whom the provider has not invited since then, marked as invited now. */
export const markInvited = async (
  tx: Tx,
  {
    providerId,
    customerIds,
    since,
    now,
  }: { providerId: string; customerIds: readonly string[]; since: Date; now: Date },
): Promise<string[]> => {
  const rows = await tx
    .updateTable('provider_customers')
    .set({ invited_at: now })
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', sql<string>`any(${customerIds}::uuid[])`)
    .where((customer) => customer.or([customer('invited_at', 'is', null), customer('invited_at', '<=', since)]))
    .returning('customer_id')
    .execute();
  return rows.map(({ customer_id: id }) => id);
};

export const isBlockedBy = async (tx: Tx, providerId: string, customerId: string): Promise<boolean> =>
  (await tx
    .selectFrom('provider_customers')
    .select('customer_id')
    .where(relationBetween(providerId, customerId))
    .where('blocked_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** The relations of a person who is gone, as a customer and as a provider. */
export const deleteRelationsOf = async (tx: Tx, accountId: string): Promise<void> => {
  await tx
    .deleteFrom('provider_customers')
    .where((relation) =>
      relation.or([relation('customer_id', '=', accountId), relation('provider_id', '=', accountId)]),
    )
    .execute();
};
