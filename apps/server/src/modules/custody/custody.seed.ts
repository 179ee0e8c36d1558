import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { enterVans, seedVanBlocks, visitsOfHolders, type VanBlock } from '../scheduling/index.ts';
import { becomeDriver, custodyIn, deleteCustody, insertCustody, type Custody } from './custody.queries.ts';

export interface SeedCustody extends Custody {
  readonly createdBy: string;
}

const ALWAYS = { start: new Date(0), end: null };

/** Since when they work with vans was said by the custody of before. */
const forgetDriversWithoutVan = (tx: Tx) =>
  sql`delete from van_drivers d where not exists (select from van_custody c where c.holder_id = d.groomer_id)`.execute(
    tx,
  );

/**
 * Resets who holds these vans to the demo data, also in the past, and what else they are used for; after the visits of
 * their holders, which follow into the vans. Seeding again moves nothing twice.
 */
export const seedCustody = async (
  tx: Tx,
  all: readonly SeedCustody[],
  now: Date,
  blocks: readonly VanBlock[] = [],
): Promise<void> => {
  const vehicleIds = [...new Set(all.map(({ vehicleId }) => vehicleId))];
  const before = await custodyIn(tx, { vehicleIds }, ALWAYS);
  await deleteCustody(
    tx,
    before.map(({ id }) => id),
  );
  await forgetDriversWithoutVan(tx);
  await seedVanBlocks(tx, [...vehicleIds, ...blocks.map(({ vehicleId }) => vehicleId)], blocks, now);
  for (const { createdBy, ...custody } of all)
    await insertCustody(tx, [{ ...custody, begunAt: custody.start }], { by: createdBy, now });
  const sinceOf = new Map<string, Date>();
  for (const { holderId, start } of all) {
    const known = sinceOf.get(holderId);
    if (!known || start < known) sinceOf.set(holderId, start);
  }
  for (const [holderId, since] of sinceOf) await becomeDriver(tx, holderId, since);
  const visits = await visitsOfHolders(tx, [...sinceOf.keys()], ALWAYS);
  await enterVans(
    tx,
    visits.filter(({ vehicleId }) => vehicleId !== null && vehicleIds.includes(vehicleId)),
  );
};
