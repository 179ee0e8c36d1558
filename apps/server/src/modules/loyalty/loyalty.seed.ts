import { addCents, cents, type Cents } from '@tailgate/values/money';
import { asOwner } from '../../platform/db/as-owner.ts';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';

/** A program that was switched on once, and the visits since then, the oldest first. */
export interface SeedLoyalty {
  readonly id: string;
  readonly providerId: string;
  readonly visits: number;
  readonly rewardCents: Cents;
  readonly since: Date;
  readonly counted: readonly { readonly appointmentId: string; readonly customerId: string; readonly at: Date }[];
}

/** What was promised is never changed by the application: only the database's owner can take it away from demo sites. */
export const emptyLoyalty = (ownerUrl: string, siteIds: readonly string[]): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    for (const table of ['loyalty_uses', 'loyalty_visits', 'loyalty_accounts', 'loyalty_terms'])
      await owner.query(`delete from ${table} where site_id = any($1)`, [siteIds]);
  });

interface Standing {
  readonly visits: number;
  readonly creditCents: Cents;
  readonly at: Date;
}

/** Counts as completions do; nobody has used a reward yet. */
const countedBy = ({ visits: needed, rewardCents, counted }: SeedLoyalty) => {
  const standings = new Map<string, Standing>();
  const visits = counted.map(({ appointmentId, customerId, at }) => {
    const { visits: before, creditCents } = standings.get(customerId) ?? { visits: 0, creditCents: cents(0) };
    const isEarned = before + 1 >= needed;
    const earnedCents = isEarned ? rewardCents : cents(0);
    standings.set(customerId, {
      visits: isEarned ? 0 : before + 1,
      creditCents: addCents(creditCents, earnedCents),
      at,
    });
    return { appointmentId, customerId, at, earnedCents };
  });
  return { visits, standings };
};

export const seedLoyalty = async (tx: Tx, programs: readonly SeedLoyalty[]): Promise<void> => {
  await insertRows(
    tx,
    'loyalty_terms',
    programs.map(({ id, providerId, visits, rewardCents, since }) => ({
      id,
      provider_id: providerId,
      is_on: true,
      visits,
      reward_cents: rewardCents,
      changed_at: since,
    })),
  );
  for (const program of programs) {
    const of = { provider_id: program.providerId };
    const { visits, standings } = countedBy(program);
    await insertRows(
      tx,
      'loyalty_accounts',
      [...standings].map(([customerId, standing]) => ({
        ...of,
        customer_id: customerId,
        visits: standing.visits,
        credit_cents: standing.creditCents,
        updated_at: standing.at,
      })),
    );
    await insertRows(
      tx,
      'loyalty_visits',
      visits.map(({ appointmentId, customerId, at, earnedCents }) => ({
        ...of,
        appointment_id: appointmentId,
        customer_id: customerId,
        earned_cents: earnedCents,
        counted_at: at,
      })),
    );
  }
};
