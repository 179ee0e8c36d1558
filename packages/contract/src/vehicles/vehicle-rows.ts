import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { ref } from '../reference.ts';
import { text } from '../schemas.ts';
import { pageQuery } from '../schemas.ts';
import * as facts from './vehicles.facts.ts';
import { givenVehicle } from './vehicles.schemas.ts';

export const VEHICLES = '/v2/service-vehicle/vehicles';
export const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';

/** Who can have vans of their own. */
const OWNERS = ['groomer', 'fleet_owner'] as const;
export const readsOwn = signedInAs(OWNERS);
export const writesOwn = signedInAs(OWNERS, { whileImpersonating: 'allowed' });
export const readsFleet = signedInAs(['fleet_owner']);
export const writesFleet = signedInAs(['fleet_owner'], { whileImpersonating: 'allowed' });

export const managed = z.object({ id: ref('vehicle.manage') });

export const listQuery = z.object({
  ...pageQuery,
  search: text(100).trim().default(''),
  filter: z.enum(facts.VEHICLE_FILTERS).default('all'),
  sort: z.enum(facts.VEHICLE_SORTS).default('name'),
});

/** A van begins with what is known of it: the rest is added section by section. */
export const newVehicle = givenVehicle.partial().extend({
  startingOdometer: z.number().int().min(0).max(facts.MAX_METER_VALUE).default(facts.DEFAULT_STARTING_ODOMETER),
  /** The specification's clients send 1: a draft is neither paused nor retired. */
  status: z.literal(facts.WIRE_STATUS.active).default(facts.WIRE_STATUS.active),
});
export const vehicleChanges = givenVehicle.partial();
