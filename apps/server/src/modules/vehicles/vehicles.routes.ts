import { VAN_FEATURES, VAN_FEATURE_KEYS, VAN_VIEWS, VAN_VIEW_WORDS, vehiclesContract } from '@tailgate/contract';
import { retireVan } from '../../flows/vans/retire-van.ts';
import { orUnavailable } from '../../platform/failure.ts';
import { bindModule, staged, type Call, type StagedCall } from '../../platform/http/call.ts';
import { worksWithoutVan } from '../custody/index.ts';
import { addDocument } from './add-document.ts';
import { addReading } from './meters/add-reading.ts';
import { addVehicle } from './add-vehicle.ts';
import { drivenVanAnswer } from './driver/driven-van-answer.ts';
import { drivenVansAnswer } from './driver/driven-vans-answer.ts';
import { readingsOf } from './meters/meter-readings.view.ts';
import { readingsAnswer } from './meters/reading-answers.ts';
import { saveInsurance } from './save-insurance.ts';
import { savePhotos } from './save-photos.ts';
import { setVehicleStatus } from './set-vehicle-status.ts';
import { updateVehicle } from './update-vehicle.ts';
import { listedAnswer, vehicleAnswer, vehicleAnswerById } from './vehicle-answers.ts';
import { removeTrailer, saveTrailerRow } from './vehicle-parts.queries.ts';
import { vehiclesPolicy } from './vehicles.policy.ts';
import { findVehicles, lockedVehicle, oneVehicle, updateVehicleRow } from './vehicles.queries.ts';

type Contract = typeof vehiclesContract;
type ListRow = Contract['listVehicles'] | Contract['listFleet'] | Contract['listFleetOfBase'];
type CreateRow = Contract['createVehicle'] | Contract['createFleetVehicle'] | Contract['createFleetVehicleOfBase'];
type UpdateRow = Contract['updateVehicle'] | Contract['updateFleetVehicle'];

const list = async ({ tx, platform, viewer, query }: Call<ListRow>) => {
  const { search, filter, sort, ...page } = query;
  const { rows, counts } = await findVehicles(tx, { ownerId: viewer.accountId, search, filter }, sort, page);
  return { items: await listedAnswer(tx, rows, platform), total: counts[filter], ...page, counts };
};

const add = ({ stage, finish, count, exempt, viewer, body, platform }: StagedCall<CreateRow>) =>
  addVehicle(
    { stage, finish, count, exempt },
    viewer,
    { vehicle: body, answer: (tx, id) => vehicleAnswerById(tx, id, platform) },
    platform,
  );

const update = ({ stage, finish, count, exempt, viewer, params, body, allowed, platform }: StagedCall<UpdateRow>) =>
  updateVehicle(
    { stage, finish, count, exempt },
    viewer,
    { vehicle: allowed(params.id), changes: body, answer: (tx, id) => vehicleAnswerById(tx, id, platform) },
    platform,
  );

export const vehiclesRoutes = bindModule('vehicles', vehiclesContract, vehiclesPolicy, {
  listFleet: list,
  listFleetOfBase: list,
  listVehicles: list,
  createVehicle: staged(add),
  createFleetVehicle: staged(add),
  createFleetVehicleOfBase: staged(add),
  updateVehicle: staged(update),
  updateFleetVehicle: staged(update),
  listFeatures: () => ({ items: VAN_FEATURE_KEYS.map((id) => ({ id, ...VAN_FEATURES[id] })) }),
  listImageViews: () => ({ items: VAN_VIEWS.map((view) => ({ view, name: VAN_VIEW_WORDS[view] })) }),
  getVehicle: async ({ tx, platform, params, allowed }) =>
    vehicleAnswer(tx, await oneVehicle(tx, allowed(params.id)), platform),
  getCurrentAddress: async ({ tx, params, allowed }) => {
    const { pickup_address: place, pickupLatitude, pickupLongitude } = await oneVehicle(tx, allowed(params.id));
    if (place === null || pickupLatitude === null || pickupLongitude === null) return { address: null };
    // Notes are gate codes and hours: only the record has them.
    const { notes: _notes, ...address } = place;
    return { address: { ...address, latitude: pickupLatitude, longitude: pickupLongitude } };
  },
  decodeVin: staged(async ({ stage, count, viewer, platform, params: { vin } }) => {
    // The session is checked with the first transaction, before the vendor is asked.
    await stage(() => Promise.resolve());
    await count('vinsPerAccount', viewer.accountId);
    const found = await orUnavailable(platform.decodeVin(vin));
    const { bodyClass: body, transmission: transmissionType, isComplete: _, ...facts } = found;
    return { vin, isKnown: found.make !== '', ...facts, body, transmissionType };
  }),
  setVehicleStatus: async ({ tx, platform, viewer, params, body, allowed }) => {
    const id = await setVehicleStatus(tx, viewer, { vehicle: allowed(params.id), ...body }, platform);
    return await vehicleAnswerById(tx, id, platform);
  },
  retireVehicle: async ({ tx, platform, viewer, params, allowed }) => {
    await retireVan(tx, viewer, { vehicle: allowed(params.id) }, platform);
  },
  saveFeatures: async ({ tx, platform, params, body, allowed }) => {
    const { id } = await lockedVehicle(tx, allowed(params.id));
    await updateVehicleRow(tx, id, { features: [...new Set(body.features)] }, platform.clock.now());
    return await vehicleAnswerById(tx, id, platform);
  },
  saveVideoLinks: async ({ tx, platform, params, body, allowed }) => {
    const { id } = await lockedVehicle(tx, allowed(params.id));
    await updateVehicleRow(tx, id, { video_links: [...new Set(body.videoLinks)] }, platform.clock.now());
    return await vehicleAnswerById(tx, id, platform);
  },
  saveAvailability: async ({ tx, platform, params, body, allowed }) => {
    const { id } = await lockedVehicle(tx, allowed(params.id));
    const open = body.availability.filter(({ availability }) => availability === 'slots').map(({ day }) => day);
    const days = [...new Set(open)].toSorted((one, other) => one - other);
    await updateVehicleRow(tx, id, { rentable_weekdays: days }, platform.clock.now());
    return await vehicleAnswerById(tx, id, platform);
  },
  saveImages: async ({ tx, platform, viewer, params, body: { images, cover }, allowed, allowedIds }) => {
    const fileIds = await allowedIds(
      tx,
      images.map(({ id }) => id),
    );
    const photos = images.map(({ view }, index) => ({ view, fileId: fileIds[index] ?? null }));
    const id = await savePhotos(tx, viewer, { vehicle: allowed(params.id), photos, cover }, platform);
    return await vehicleAnswerById(tx, id, platform);
  },
  saveInsurance: async ({ tx, platform, viewer, params, body: { insuranceType, details }, allowed, allowedIds }) => {
    const [cardFileId] = await allowedIds(tx, [details?.insuranceCard]);
    const given = { vehicle: allowed(params.id), insuranceType, details, cardFileId };
    return await vehicleAnswerById(tx, await saveInsurance(tx, viewer, given, platform), platform);
  },
  saveTrailer: async ({ tx, platform, params, body: { registration, images, ...trailer }, allowed, allowedIds }) => {
    const { id } = await lockedVehicle(tx, allowed(params.id));
    const [registrationFileId] = await allowedIds(tx, [registration]);
    const imageIds = await allowedIds(tx, images);
    await saveTrailerRow(tx, id, { ...trailer, registrationFileId, imageIds }, platform.clock.now());
    return await vehicleAnswerById(tx, id, platform);
  },
  deleteTrailer: async ({ tx, platform, params, allowed }) => {
    const { id } = await lockedVehicle(tx, allowed(params.id));
    await removeTrailer(tx, id);
    return await vehicleAnswerById(tx, id, platform);
  },
  addDocument: async ({ tx, platform, viewer, params, body: { kind, document, expiresOn }, allowed, allowedIds }) => {
    const [fileId] = await allowedIds(tx, [document]);
    const given = { vehicle: allowed(params.id), kind, fileId, expiresOn };
    return await vehicleAnswerById(tx, await addDocument(tx, viewer, given, platform), platform);
  },
  listReadings: async ({ tx, platform, params, query: { meter, ...page }, allowed }) => {
    const { id } = await oneVehicle(tx, allowed(params.id));
    const { rows, total } = await readingsOf(tx, id, meter, page);
    return { items: await readingsAnswer(tx, rows, platform), total, ...page };
  },
  addReading: async ({ tx, platform, viewer, params, body, allowed, allowedIds }) => {
    const { photo, corrects, readAt, ...reading } = body;
    const vehicle = await lockedVehicle(tx, allowed(params.id));
    const [photoFileId] = await allowedIds(tx, [photo]);
    const [correctsId] = await allowedIds(tx, [corrects]);
    const at = readAt === undefined ? undefined : new Date(readAt);
    const given = { ...reading, readAt: at, photoFileId, correctsId, source: 'owner' as const };
    await addReading(tx, { vehicle, takenBy: viewer.accountId }, given, platform);
    return await vehicleAnswerById(tx, vehicle.id, platform);
  },
  listDrivenVans: ({ tx, platform, viewer }) => drivenVansAnswer(tx, viewer, platform),
  getDrivenVan: async ({ tx, platform, viewer, params, allowed }) => {
    const { id } = await oneVehicle(tx, allowed(params.id));
    return await drivenVanAnswer(tx, viewer, id, platform);
  },
  addDriverReading: async ({ tx, platform, viewer, params, body: { photo, ...reading }, allowed, allowedIds }) => {
    const vehicle = await lockedVehicle(tx, allowed(params.id));
    const [photoFileId] = await allowedIds(tx, [photo]);
    const given = { ...reading, photoFileId, source: 'driver' as const };
    await addReading(tx, { vehicle, takenBy: viewer.accountId }, given, platform);
    return await drivenVanAnswer(tx, viewer, vehicle.id, platform);
  },
  workWithoutVan: async ({ tx, platform, viewer }) => {
    await worksWithoutVan(tx, viewer.accountId, platform);
  },
});
