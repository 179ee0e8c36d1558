import { reactTo } from '../../platform/events/events.ts';
import { transition } from '../../platform/machines/transition.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { fleetDrivers } from './drivers/fleet-driver.effects.ts';
import { openDriversOfPerson } from './drivers/fleet-drivers.queries.ts';

/** Nobody drives for a deleted account, and a deleted account drives for nobody. */
const closeFleetsOfDeletedAccount = reactTo(
  accountDeleted,
  'fleet.close-of-deleted',
  async ({ siteId, accountId }, platform) => {
    await platform.db.inSite(siteId, async (tx) => {
      for (const { id } of await openDriversOfPerson(tx, accountId))
        await transition(tx, fleetDrivers, { id, name: 'close', actor: 'system', viewer: null }, platform);
    });
  },
);

export const fleetReactions = [closeFleetsOfDeletedAccount];
