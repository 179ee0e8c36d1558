import type { CallName } from '@tailgate/contract';
import type { Sample, Scene } from './samples.ts';

const VEHICLES = '/v2/service-vehicle/vehicles';
const DRIVER = '/v2/service-vehicle/driver';
const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';

const nothing: Sample = () => ({});
const van: Sample = () => ({ body: { name: 'Van 9', licensePlate: 'RKL 4417' } });
const document = ({ reference }: Scene) => reference('document.use');

/** A van that needs no plan and has everything else. */
const complete = ({ world, reference }: Scene): string => `
  update vehicles set status = 'draft', vin = upper(left(md5(id::text), 17)), make = 'Ford', model = 'Transit', year = 2023,
    license_plate = 'RKL 4417', starting_odometer = 100, insurance_type = 'others' where owner_id = '${world.personId}';
  update vehicle_documents set kind = 'registration', replaced_at = null, expires_on = '2040-01-01', file_id = '${reference('document.use')}'
    where vehicle_id in (select id from vehicles where owner_id = '${world.personId}')`;

/** Every van has an expired registration, also that of a stranger who is asked for. */
const EXPIRED = `update vehicles set status = 'draft';
  update vehicle_documents set kind = 'registration', replaced_at = null, expires_on = '2020-01-01'`;
/** And a visit that has not begun. */
const HIT = `${EXPIRED}; update appointments set status = 'accepted';
  update appointment_lines set started_at = null, ended_at = null;
  insert into occupancy (id, site_id, resource_id, resource_kind, kind, subject_id, busy, occupied, created_at)
    select distinct on (v.id) a.id, a.site_id, v.id, 'van', 'appointment', a.id, t.span, t.span, app.now()
    from vehicles v join appointments a on a.site_id = v.site_id and a.provider_id = v.owner_id
    cross join (select tstzrange('2032-05-03 15:00Z', '2032-05-03 16:00Z') as span) t on conflict do nothing`;

export const VEHICLE_SAMPLES = {
  [`GET ${MANAGEMENT}/list`]: nothing,
  [`GET ${MANAGEMENT}`]: nothing,
  [`GET ${MANAGEMENT}/images-views`]: nothing,
  [`POST ${MANAGEMENT}/create`]: van,
  [`POST ${MANAGEMENT}`]: van,
  [`POST ${MANAGEMENT}/:id`]: van,
  [`POST ${MANAGEMENT}/:id/features`]: () => ({ body: { features: ['walk_in_tub'] } }),
  [`POST ${MANAGEMENT}/:id/images`]: ({ reference }) => ({
    body: { images: [{ id: reference('image.use'), view: 'rear' }] },
  }),
  [`POST ${MANAGEMENT}/:id/video-links`]: () => ({ body: { videoLinks: ['https://video.example.com/walk-around'] } }),
  [`POST ${MANAGEMENT}/:id/insurance`]: (scene) => ({
    body: {
      insuranceType: 'custom',
      details: { company: 'Lone Star Mutual', insuranceCard: document(scene), expiresOn: '2031-01-01' },
    },
  }),
  [`POST ${MANAGEMENT}/:id/availability`]: () => ({ body: { availability: [{ day: 2, availability: 'slots' }] } }),
  [`POST ${MANAGEMENT}/:id/trailer`]: (scene) => ({
    body: { name: 'Trailer', registration: document(scene), images: [scene.reference('image.use')] },
  }),
  [`DELETE ${MANAGEMENT}/:id/trailer`]: nothing,
  [`POST ${MANAGEMENT}/:id/charge-details`]: () => ({ body: { desiredWeeklyRevenue: 900, chargePercentage: 20 } }),
  [`POST ${MANAGEMENT}/:id/plan-configurations`]: () => ({ body: { flatRate: { ratePerDay: 95 } } }),
  [`POST ${MANAGEMENT}/:id/mileage-options`]: () => ({
    body: { radius: 25, allowedWeeklyMileage: 400, excessMileageCharge: 0.5 },
  }),
  [`DELETE ${MANAGEMENT}/:id/mileage-options/:radius`]: () => ({ params: { radius: '25' } }),
  [`POST ${VEHICLES}`]: van,
  [`GET ${VEHICLES}/my-vehicles`]: nothing,
  [`GET ${VEHICLES}/features`]: nothing,
  [`GET ${VEHICLES}/:id`]: nothing,
  [`PUT ${VEHICLES}/:id`]: van,
  [`PUT ${VEHICLES}/status/:id`]: (scene) => ({ body: { status: 1 }, setup: complete(scene) }),
  [`DELETE ${VEHICLES}/:id`]: nothing,
  'GET /v2/vehicle/:id/current-address': nothing,
  'GET /v2/service-vehicle/vin/:vin': () => ({ params: { vin: '1M8GDM9AXKP042788' } }),
  [`POST ${VEHICLES}/:id/documents`]: (scene) => ({
    body: { kind: 'registration', document: document(scene), expiresOn: '2031-01-01' },
  }),
  [`GET ${VEHICLES}/:id/meter-readings`]: nothing,
  [`POST ${VEHICLES}/:id/meter-readings`]: ({ kin, reference }) => ({
    body: {
      meter: 'odometer',
      value: 1,
      photo: reference('image.use'),
      corrects: kin('meterReading.correct', 'params.id'),
      isNewMeter: true,
    },
  }),
  [`GET ${DRIVER}/vans`]: nothing,
  [`GET ${DRIVER}/vans/:id`]: nothing,
  [`POST ${DRIVER}/vans/:id/meter-readings`]: ({ reference }) => ({
    body: { meter: 'generator', value: 4, photo: reference('image.use') },
    setup: `delete from meter_readings`,
  }),
  [`POST ${DRIVER}/without-van`]: ({ world }) => ({
    setup: `delete from van_custody where holder_id = '${world.personId}'`,
  }),
  [`GET ${MANAGEMENT}/compliance`]: ({ reference }) => ({
    query: { vehicleId: reference('vehicle.read') },
    setup: EXPIRED,
  }),
  [`GET ${MANAGEMENT}/compliance/appointments`]: ({ reference }) => ({
    query: { vehicleId: reference('vehicle.read'), kind: 'registration' },
    setup: HIT,
  }),
  'GET /v2/service-vehicle/driver/compliance': () => ({ setup: `${EXPIRED}; update vehicles set is_for_rent = false` }),
  'GET /v2/staff/compliance': () => ({ setup: EXPIRED }),
} satisfies Partial<Record<CallName, Sample>>;
