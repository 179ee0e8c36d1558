import type { FLEET_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';
import { blocksOf } from './blocks/own-blocks.view.ts';

export const fleetPolicy: Policy<typeof FLEET_ABILITIES> = {
  'fleetPolicy.manage': forViewer(
    (viewer) => (policy) =>
      policy.and([
        policy('fleet_policies.owner_id', '=', viewer.accountId),
        policy('fleet_policies.retired_at', 'is', null),
      ]),
  ),
  'fleetPolicy.accept': forViewer(
    (viewer) => (policy) =>
      policy.and([
        policy('fleet_policies.retired_at', 'is', null),
        policy.exists(
          policy
            .selectFrom('fleet_drivers')
            .select('fleet_drivers.id')
            .whereRef('fleet_drivers.owner_id', '=', 'fleet_policies.owner_id')
            .where('fleet_drivers.groomer_id', '=', viewer.accountId)
            .where('fleet_drivers.status', 'in', ['invited', 'attached']),
        ),
      ]),
  ),
  'vanBlock.manage': forViewer((viewer) => blocksOf(viewer.accountId)),
  'fleetDriver.manage': forViewer((viewer) => (driver) => driver('fleet_drivers.owner_id', '=', viewer.accountId)),
  'fleetDriver.assign': forViewer(
    (viewer) => (driver) =>
      driver.and([
        driver('fleet_drivers.owner_id', '=', viewer.accountId),
        driver('fleet_drivers.status', '=', 'attached'),
      ]),
  ),
  'fleetDriver.answer': forViewer((viewer) => (driver) => driver('fleet_drivers.groomer_id', '=', viewer.accountId)),
  'fleetRenter.read': forViewer((viewer) => (driver) => driver('fleet_drivers.owner_id', '=', viewer.accountId)),
};
