import { LOYALTY_CHANGES_SHOWN, NEAR_LOYALTY_REWARD } from '@tailgate/contract';
import { cents, type Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';

/** What a groomer promises: so much off after so many visits. */
export interface LoyaltyTerms {
  readonly isOn: boolean;
  readonly visits: number;
  readonly rewardCents: Cents;
}

/** A groomer and a customer: rewards are between the two. */
export interface Between {
  readonly providerId: string;
  readonly customerId: string;
}

/** The latest changes, the newest first: that one counts. */
export const changesOf = (tx: Tx, providerId: string, limit = LOYALTY_CHANGES_SHOWN) =>
  tx
    .selectFrom('loyalty_terms')
    .where('provider_id', '=', providerId)
    .select(['is_on as isOn', 'visits', 'reward_cents as rewardCents', 'changed_at as changedAt'])
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const insertTerms = async (
  tx: Tx,
  providerId: string,
  { isOn, visits, rewardCents }: LoyaltyTerms,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('loyalty_terms')
    .values({
      id: newId(),
      provider_id: providerId,
      is_on: isOn,
      visits,
      reward_cents: rewardCents,
      changed_at: now,
    })
    .execute();
};

export const accountOf = async (tx: Tx, { providerId, customerId }: Between) =>
  (await tx
    .selectFrom('loyalty_accounts')
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', customerId)
    .select(['visits', 'credit_cents as creditCents'])
    .executeTakeFirst()) ?? { visits: 0, creditCents: cents(0) };

/** Customers by how far they are. */
export const standingsOf = (tx: Tx, providerId: string, { visits }: LoyaltyTerms) =>
  tx
    .selectFrom('loyalty_accounts')
    .where('provider_id', '=', providerId)
    .select([
      sql<number>`count(*) filter (where visits > 0 and ${visits} - visits <= ${NEAR_LOYALTY_REWARD})::int`.as('near'),
      sql<number>`count(*) filter (where credit_cents > 0)::int`.as('withCredit'),
      sql<Cents>`coalesce(sum(credit_cents), 0)::float8`.as('creditCents'),
    ])
    .executeTakeFirstOrThrow();

/**
 * Counts one more visit, and answers whether it earned the reward: then counting starts again. The row decides, so that
 * of visits which are completed at the same moment each is counted once.
 */
export const countOnAccount = async (
  tx: Tx,
  { providerId, customerId }: Between,
  { terms, now }: { readonly terms: LoyaltyTerms; readonly now: Date },
): Promise<boolean> => {
  const isFull = sql`loyalty_accounts.visits + 1 >= ${terms.visits}`;
  const { visits } = await tx
    .insertInto('loyalty_accounts')
    .values({
      provider_id: providerId,
      customer_id: customerId,
      visits: 1,
      credit_cents: cents(0),
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'provider_id', 'customer_id']).doUpdateSet({
        visits: sql<number>`case when ${isFull} then 0 else loyalty_accounts.visits + 1 end`,
        credit_cents: sql<Cents>`loyalty_accounts.credit_cents + case when ${isFull} then ${terms.rewardCents}::int else 0 end`,
        updated_at: now,
      }),
    )
    .returning('visits')
    .executeTakeFirstOrThrow();
  return visits === 0;
};

interface OfVisit extends Between {
  readonly appointmentId: string;
}

/** A visit that was counted before is refused by the database. */
export const insertCountedVisit = async (
  tx: Tx,
  { appointmentId, providerId, customerId }: OfVisit,
  earnedCents: Cents,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('loyalty_visits')
    .values({
      appointment_id: appointmentId,
      provider_id: providerId,
      customer_id: customerId,
      earned_cents: earnedCents,
      counted_at: now,
    })
    .execute();
};

/** Undefined where less is left: the row decides, so that no two orders use the same reward. */
export const takeCredit = (tx: Tx, { providerId, customerId }: Between, amountCents: Cents) =>
  tx
    .updateTable('loyalty_accounts')
    .set((account) => ({ credit_cents: account('credit_cents', '-', amountCents) }))
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', customerId)
    .where('credit_cents', '>=', amountCents)
    .returning('visits')
    .executeTakeFirst();

export const addCredit = async (tx: Tx, { providerId, customerId }: Between, amountCents: Cents): Promise<void> => {
  await tx
    .updateTable('loyalty_accounts')
    .set((account) => ({ credit_cents: account('credit_cents', '+', amountCents) }))
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', customerId)
    .execute();
};

export const insertUse = async (
  tx: Tx,
  { appointmentId, providerId, customerId }: OfVisit,
  amountCents: Cents,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('loyalty_uses')
    .values({
      appointment_id: appointmentId,
      provider_id: providerId,
      customer_id: customerId,
      amount_cents: amountCents,
      used_at: now,
    })
    .execute();
};

export const deleteUse = (tx: Tx, appointmentId: string) =>
  tx
    .deleteFrom('loyalty_uses')
    .where('appointment_id', '=', appointmentId)
    .returning(['provider_id as providerId', 'customer_id as customerId', 'amount_cents as amountCents'])
    .executeTakeFirst();
