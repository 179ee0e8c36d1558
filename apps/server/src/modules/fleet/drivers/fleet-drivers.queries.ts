import type { FleetDriverStatus } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';

/** Locked, by the condition of the caller. */
export const lockedDriver = async (tx: Tx, driver: Rows<'fleet_drivers'>) =>
  found(await tx.selectFrom('fleet_drivers').selectAll().where(driver).forNoKeyUpdate().executeTakeFirst());

export const driverOfFleet = (tx: Tx, { ownerId, groomerId }: { ownerId: string; groomerId: string }) =>
  tx
    .selectFrom('fleet_drivers')
    .select(['id', 'status'])
    .where('owner_id', '=', ownerId)
    .where('groomer_id', '=', groomerId)
    .forNoKeyUpdate()
    .executeTakeFirst();

const OPEN: readonly FleetDriverStatus[] = ['invited', 'attached'];

/** Of a person as owner or as driver. */
export const openDriversOfPerson = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('fleet_drivers')
    .select('id')
    .where((row) => row.or([row('owner_id', '=', accountId), row('groomer_id', '=', accountId)]))
    .where('status', 'in', OPEN)
    .execute();

/** Refused unless all of them drive for the fleet, and nobody of them leaves it before the transaction ends. */
export const requireAttached = async (
  tx: Tx,
  { ownerId, driverIds }: { readonly ownerId: string; readonly driverIds: readonly string[] },
): Promise<void> => {
  const attached = await tx
    .selectFrom('fleet_drivers')
    .select('groomer_id')
    .where('owner_id', '=', ownerId)
    .where('groomer_id', 'in', [...new Set(driverIds)])
    .where('status', '=', 'attached')
    .orderBy('groomer_id')
    .forShare()
    .execute();
  found(attached.length === new Set(driverIds).size ? attached : undefined);
};
