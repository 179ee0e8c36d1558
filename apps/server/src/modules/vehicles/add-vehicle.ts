import type { BodyOf, vehiclesContract } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Answering, Steps } from '../../platform/db/steps.ts';
import { Failure, isTaken } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import { create } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { timeZoneOf } from '../providers/index.ts';
import { decodedColumns, givenColumns } from './given-columns.ts';
import { lookUpVin, type Counting } from './look-up-vin.ts';
import { recordTypedMeters } from './meters/record-typed-meters.ts';
import { vehicles } from './vehicle.effects.ts';
import { countVehicles, vehicleById } from './vehicles.queries.ts';

type NewVehicle = BodyOf<typeof vehiclesContract.createVehicle>;

/** One living van of a site has a VIN: of two calls at once, one wins. */
export const orVinTaken = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error, 'vehicles_living_vin')) throw new Failure('vin_taken');
    throw error;
  }
};

const nameOfNext = async (tx: Tx, { accountId, role }: Viewer): Promise<string> =>
  role === 'groomer' ? 'My van' : `Van ${(await countVehicles(tx, accountId)) + 1}`;

/** Adds a van as a draft, with what its VIN says. What was typed wins over what was decoded. */
export const addVehicle = async <T>(
  { stage, finish, ...calls }: Steps<T> & Counting,
  viewer: Viewer,
  { vehicle: given, answer }: { readonly vehicle: NewVehicle } & Answering<T, string>,
  platform: Platform,
): Promise<T> => {
  // Before the vendor is asked: the session is checked with the first transaction.
  const timeZone = await stage((tx) => timeZoneOf(tx, viewer.accountId));
  const decoded = await lookUpVin(given.vin, viewer, calls, platform);
  return await orVinTaken(() =>
    finish(async (tx) => {
      const now = platform.clock.now();
      const id = newId();
      const values = {
        id,
        owner_id: viewer.accountId,
        is_for_rent: viewer.role === 'fleet_owner',
        time_zone: timeZone,
        starting_odometer: given.startingOdometer,
        created_at: now,
        updated_at: now,
        ...(decoded && decodedColumns(decoded, now)),
        ...givenColumns(given),
        name: given.name ?? (await nameOfNext(tx, viewer)),
      };
      await create(tx, vehicles, { name: 'add', actor: 'owner', viewer, values }, platform);
      await recordTypedMeters(tx, viewer, { vehicle: await vehicleById(tx, id), changes: given }, platform);
      return await answer(tx, id);
    }),
  );
};
