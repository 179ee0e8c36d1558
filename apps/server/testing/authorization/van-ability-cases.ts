import type { FLEET_ABILITIES, VEHICLES_ABILITIES } from '@tailgate/contract';
import type { AbilityCase } from './abilities.ts';

type VanAbility = keyof typeof VEHICLES_ABILITIES | keyof typeof FLEET_ABILITIES;

const ownOnly: AbilityCase['may'] = (_role, owner) => owner === 'own';

const retiredVehicle = (id: string) => `update vehicles set status = 'retired' where id = '${id}'`;
const voidedReading = (id: string) => `update meter_readings set voided_at = app.now() where id = '${id}'`;
const retiredPolicy = (id: string) => `update fleet_policies set retired_at = app.now() where id = '${id}'`;
const leftFleetOfPolicy = (id: string) =>
  `update fleet_drivers set status = 'left' where owner_id = (select owner_id from fleet_policies where id = '${id}')`;

const heldDuring = (from: string, to: string) => (id: string) =>
  `update van_custody set during = tstzrange(app.now() + interval '${from}', app.now() + interval '${to}') where vehicle_id = '${id}'`;

/** The same for vans and fleets. */
export const VAN_ABILITY_CASES: Record<VanAbility, AbilityCase> = {
  'vehicle.read': { may: ownOnly },
  'vehicle.manage': { may: ownOnly, unfit: [{ what: 'retired', state: retiredVehicle }] },
  'vehicle.drive': {
    may: ownOnly,
    unfit: [
      { what: 'given back eight days ago', state: heldDuring('-20 days', '-8 days') },
      { what: 'theirs in 61 days', state: heldDuring('61 days', '70 days') },
    ],
  },
  'vehicle.driveNow': {
    may: ownOnly,
    unfit: [
      { what: 'given back', state: heldDuring('-20 days', '-1 minute') },
      { what: 'theirs tomorrow', state: heldDuring('1 day', '2 days') },
    ],
  },
  'meterReading.correct': { may: ownOnly, unfit: [{ what: 'corrected already', state: voidedReading }] },
  'fleetPolicy.manage': { may: ownOnly, unfit: [{ what: 'retired', state: retiredPolicy }] },
  'fleetPolicy.accept': {
    may: ownOnly,
    unfit: [
      { what: 'retired', state: retiredPolicy },
      { what: 'of a fleet that was left', state: leftFleetOfPolicy },
    ],
  },
  'vanBlock.manage': { may: ownOnly },
  'fleetDriver.manage': { may: ownOnly },
  'fleetDriver.assign': {
    may: ownOnly,
    unfit: [{ what: 'left', state: (id) => `update fleet_drivers set status = 'left' where groomer_id = '${id}'` }],
  },
  'fleetDriver.answer': { may: ownOnly },
  'fleetRenter.read': { may: ownOnly },
};
