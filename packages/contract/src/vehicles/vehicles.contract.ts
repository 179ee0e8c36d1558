import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref, value } from '../reference.ts';
import { PROVIDER_ROLES } from '../roles.ts';
import { instant, localDate, pageOf, pageQuery, storedAddress } from '../schemas.ts';
import { visitChoices } from '../fleet/fleet.schemas.ts';
import { driverRows } from './driver.rows.ts';
import { managementRows, vehicleList } from './fleet-management.rows.ts';
import { VEHICLES, listQuery, managed, newVehicle, readsOwn, vehicleChanges, writesOwn } from './vehicle-rows.ts';
import * as facts from './vehicles.facts.ts';
import { decodedVin, meterReading, vehicle, vin } from './vehicles.schemas.ts';

const readable = z.object({ id: ref('vehicle.read') });
const CUSTODY_REFUSALS = ['custody_has_visits', 'van_taken', 'van_in_use'] as const;
const CURRENT_ADDRESS = '/v2/vehicle/:id/current-address';

export const vehiclesContract = {
  ...managementRows,
  ...driverRows,
  createVehicle: endpoint({
    method: 'POST',
    path: VEHICLES,
    summary: 'Adds a van as a draft. With a VIN, make, model and year are looked up.',
    access: writesOwn,
    activity: 'Added a van',
    changes: ['vans'],
    body: newVehicle,
    answer: vehicle,
    errors: ['vin_taken'],
    limit: ['vinsPerAccount'],
    grows: 'vehicles',
  }),
  listVehicles: endpoint({
    method: 'GET',
    path: `${VEHICLES}/my-vehicles`,
    summary: 'The vans of the caller, found by name, plate, VIN or model, filtered and in order.',
    access: readsOwn,
    shows: ['vans'],
    query: listQuery,
    answer: vehicleList,
  }),
  listFeatures: endpoint({
    method: 'GET',
    path: `${VEHICLES}/features`,
    summary: 'What a van can have, by groups.',
    access: readsOwn,
    shows: [],
    answer: z.object({
      items: z.array(
        z.object({ id: z.enum(facts.VAN_FEATURE_KEYS), name: z.string(), group: z.enum(facts.VAN_FEATURE_GROUPS) }),
      ),
    }),
  }),
  getVehicle: endpoint({
    method: 'GET',
    path: `${VEHICLES}/:id`,
    summary: 'The record of a van.',
    access: signedInAs(PROVIDER_ROLES),
    shows: ['vans'],
    params: readable,
    answer: vehicle,
    errors: ['not_found'],
  }),
  updateVehicle: endpoint({
    method: 'PUT',
    path: `${VEHICLES}/:id`,
    summary: 'Changes a van; what is left out stays. A VIN that is given is looked up again.',
    access: writesOwn,
    activity: 'Changed a van',
    changes: ['vans'],
    params: managed,
    body: vehicleChanges,
    answer: vehicle,
    errors: ['not_found', 'vin_taken'],
    limit: ['vinsPerAccount'],
    grows: 'meterReadings',
  }),
  setVehicleStatus: endpoint({
    method: 'PUT',
    path: `${VEHICLES}/status/:id`,
    summary:
      'Lists a van (1), which needs a complete record, or pauses it (0). A groomer drives their own van while it is listed; refused with the visits concerned while one of them would lose its van.',
    access: writesOwn,
    activity: 'Listed or paused a van',
    changes: ['appointments', 'custody', 'free-times', 'vans'],
    params: managed,
    body: z.object({
      status: z.literal([facts.WIRE_STATUS.inactive, facts.WIRE_STATUS.active], { error: 'must be 0 or 1' }),
      choices: visitChoices,
      /** With a groomer's last van: they work without one from then on. */
      worksWithoutVan: z.boolean().default(false),
    }),
    answer: vehicle,
    errors: ['not_found', 'illegal_transition', 'vehicle_incomplete', 'holds_van', ...CUSTODY_REFUSALS],
  }),
  retireVehicle: endpoint({
    method: 'DELETE',
    path: `${VEHICLES}/:id`,
    summary:
      'Retires a van. Its record is kept, and its VIN can be used again. Refused while somebody has visits in it.',
    access: writesOwn,
    activity: 'Retired a van',
    changes: ['appointments', 'custody', 'free-times', 'vans'],
    params: managed,
    errors: ['not_found', 'illegal_transition', ...CUSTODY_REFUSALS],
  }),
  getCurrentAddress: endpoint({
    method: 'GET',
    path: CURRENT_ADDRESS,
    summary: 'The last known address of a vehicle; null where none is. Vans are not tracked.',
    access: signedInAs(PROVIDER_ROLES),
    shows: ['vans'],
    params: readable,
    answer: z.object({ address: storedAddress.nullable() }),
    errors: ['not_found'],
  }),
  decodeVin: endpoint({
    method: 'GET',
    path: '/v2/service-vehicle/vin/:vin',
    summary: 'What a VIN says about a van.',
    access: readsOwn,
    shows: [],
    params: z.object({ vin: value(vin) }),
    answer: decodedVin,
    errors: [],
    limit: ['vinsPerAccount'],
    addition: 'The specification lets the client call the vendor directly; through the server an outage is explained.',
  }),
  addDocument: endpoint({
    method: 'POST',
    path: `${VEHICLES}/:id/documents`,
    summary: 'Adds a document of a van, or the renewal of one; the one before is kept.',
    access: writesOwn,
    activity: 'Added a document of a van',
    changes: ['vans'],
    params: managed,
    body: z
      .object({
        kind: z.enum(facts.VAN_DOCUMENT_KINDS),
        document: ref('document.use'),
        expiresOn: localDate.nullable().default(null),
      })
      .superRefine(({ kind, expiresOn }, context) => {
        if (facts.EXPIRING_DOCUMENTS.includes(kind) && expiresOn === null)
          context.addIssue({ code: 'custom', message: 'is required', path: ['expiresOn'] });
      }),
    answer: vehicle,
    errors: ['not_found'],
    grows: 'vehicleDocuments',
    addition: 'The specification’s vehicle has documents and shows no call that adds one.',
  }),
  listReadings: endpoint({
    method: 'GET',
    path: `${VEHICLES}/:id/meter-readings`,
    summary: 'The readings of a van’s meters, the newest first, with those that were corrected.',
    access: readsOwn,
    shows: ['vans'],
    params: readable,
    query: z.object({ ...pageQuery, meter: z.enum(facts.METERS).optional() }),
    answer: pageOf(meterReading),
    errors: ['not_found'],
    addition: 'The specification’s vehicle has one odometer value and no history of it.',
  }),
  addReading: endpoint({
    method: 'POST',
    path: `${VEHICLES}/:id/meter-readings`,
    summary:
      'Adds a reading. One below the last, or above what a van can drive since, is refused unless it corrects the earlier one or the meter was replaced.',
    access: writesOwn,
    activity: 'Added a meter reading',
    changes: ['vans'],
    params: managed,
    body: z.object({
      meter: z.enum(facts.METERS),
      value: z.number().min(0).max(facts.MAX_METER_VALUE).multipleOf(0.1),
      /** Now, where it is left out. */
      readAt: instant.optional(),
      photo: ref('image.use').optional(),
      /** The reading that was wrong: this one takes its place. */
      corrects: ref('meterReading.correct').optional(),
      isNewMeter: z.boolean().default(false),
    }),
    answer: vehicle,
    errors: ['not_found'],
    grows: 'meterReadings',
    addition: 'Plans and maintenance count miles and hours; the specification shows no call for them.',
  }),
};
