import { byPolicy } from '../ability.ts';

export const FLEET_ABILITIES = {
  /** The owner's own, until it is retired. */
  'fleetPolicy.manage': byPolicy('fleet_policies'),
  /** Of a fleet the caller drives for or is invited to. */
  'fleetPolicy.accept': byPolicy('fleet_policies'),
  /** Of the caller's own vans. */
  'vanBlock.manage': byPolicy('van_blocks'),
  'fleetDriver.manage': byPolicy('fleet_drivers'),
  /** By the groomer: one who drives for the owner now. */
  'fleetDriver.assign': byPolicy('fleet_drivers', 'groomer_id'),
  'fleetDriver.answer': byPolicy('fleet_drivers'),
  /** By the groomer: one who drives for the owner, was asked to, or did. Whoever had a van of the fleet was attached first. */
  'fleetRenter.read': byPolicy('fleet_drivers', 'groomer_id'),
};
