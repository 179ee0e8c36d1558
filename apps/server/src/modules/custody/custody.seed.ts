import type { Tx } from '../../platform/db/database.ts';
import { enterVans, leaveVans, visitsOfHolders } from '../scheduling/index.ts';
import { becomeDriver, custodyIn, deleteCustody, insertCustody, type Custody } from './custody.queries.ts';

export type SeedCustody = Custody & { readonly createdBy: string };

const ALWAYS = { start: new Date(0), end: null };

/** Resets who holds these vans to the demo data, also in the past; after the visits of their holders. */
export const seedCustody = async (tx: Tx, all: readonly SeedCustody[], now: Date): Promise<void> => {
  const vehicleIds = [...new Set(all.map(({ vehicleId }) => vehicleId))];
  const before = await custodyIn(tx, { vehicleIds }, ALWAYS);
  const holders = [...new Set([...before, ...all].map(({ holderId }) => holderId))];
  const visits = await visitsOfHolders(tx, holders, ALWAYS);
  // Whoever holds a van takes it along, and seeding again moves nothing twice.
  await leaveVans(
    tx,
    visits.flatMap(({ id }) => vehicleIds.map((vehicleId) => ({ vehicleId, id }))),
  );
  await deleteCustody(
    tx,
    before.map(({ id }) => id),
  );
  for (const { createdBy, ...custody } of all) {
    await insertCustody(tx, [{ ...custody, begunAt: custody.start }], { by: createdBy, now });
    await becomeDriver(tx, custody.holderId, custody.start);
  }
  const inThem = (await visitsOfHolders(tx, holders, ALWAYS)).filter(
    ({ vehicleId }) => vehicleId !== null && vehicleIds.includes(vehicleId),
  );
  await enterVans(tx, inThem);
};
