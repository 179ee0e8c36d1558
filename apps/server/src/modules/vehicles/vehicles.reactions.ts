import { reactTo } from '../../platform/events/events.ts';
import { transition } from '../../platform/machines/transition.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { vehicles } from './vehicle.effects.ts';
import { livingVehiclesOf } from './vehicles.queries.ts';

/** Vans of a deleted account are retired: who drove them keeps their history, and their VINs are free. */
const retireVansOfDeletedAccount = reactTo(
  accountDeleted,
  'vehicles.retire-of-deleted',
  async ({ siteId, accountId }, platform) => {
    await platform.db.inSite(siteId, async (tx) => {
      for (const { id } of await livingVehiclesOf(tx, accountId))
        await transition(tx, vehicles, { id, name: 'retire', actor: 'owner', viewer: null }, platform);
    });
  },
);

export const vehiclesReactions = [retireVansOfDeletedAccount];
