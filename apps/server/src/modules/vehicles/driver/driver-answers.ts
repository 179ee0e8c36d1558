import { DRIVER_DOCUMENTS, VAN_FEATURE_KEYS } from '@tailgate/contract';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { documentsById, imagesById } from '../../attachments/index.ts';
import { custodyIn, type Custody } from '../../custody/index.ts';
import { timeZoneOf } from '../../providers/index.ts';
import { documentAnswer, placeOf } from '../vehicle-answers.ts';
import { daysLeftOf, partsOf, type VanParts } from '../van-facts.ts';
import { documentStateOf } from '@tailgate/contract';
import { vehiclesByIds, type VehicleRow } from '../vehicles.queries.ts';
import { coverOf, photosInOrder } from '../vehicles.rules.ts';
import { daysOf, inDriversOrder, isToldPickup, spanAhead, stretchAnswer } from './driver.rules.ts';
import { ownersOf, stretchesOf, visitsAhead, worksWithVans, type OwnerRow, type Stretch } from './held-vans.view.ts';

type DriverKind = (typeof DRIVER_DOCUMENTS)[number];
const isForDriver = <Document extends { readonly kind: string }>(
  document: Document,
): document is Document & { readonly kind: DriverKind } => DRIVER_DOCUMENTS.some((kind) => kind === document.kind);
/** The insurance card first: it is what an officer asks for. */
const inOrder = <Document extends { readonly kind: string }>(documents: readonly Document[]) =>
  DRIVER_DOCUMENTS.flatMap((kind) => documents.filter((document) => document.kind === kind).filter(isForDriver));

interface Held {
  readonly row: VehicleRow;
  readonly parts: VanParts;
  readonly owner: OwnerRow | undefined;
  readonly custody: readonly Custody[];
  readonly stretches: readonly Stretch[];
}

interface Driving {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly horizon: Date;
}

const isHeldAt = ({ start, end }: Custody, now: Date): boolean => start <= now && (end === null || now < end);

const summaryOf = (
  { row, parts, owner, custody, stretches }: Held,
  images: Awaited<ReturnType<typeof imagesById>>,
  { viewer, now, horizon }: Driving,
) => {
  const isOwn = row.owner_id === viewer.accountId;
  const cover = coverOf(parts.photos);
  const held = custody.find((one) => isHeldAt(one, now)) ?? custody[0];
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    make: row.make,
    model: row.model,
    year: row.year,
    licensePlate: row.license_plate,
    plateState: row.plate_state,
    timeZone: row.time_zone,
    image: (cover && images.get(cover.fileId)) ?? null,
    isOwn,
    owner: isOwn || !owner ? null : owner,
    reason: held?.reason ?? null,
    holdsNow: custody.some((one) => isHeldAt(one, now)),
    stretches: stretches.map((one) => stretchAnswer(one, row.time_zone, horizon)),
    pickup:
      !isOwn && isToldPickup(custody, now)
        ? placeOf(row.pickup_address, row.pickupLatitude, row.pickupLongitude)
        : null,
  };
};

/** Everything about these vans that the viewer holds, or held. */
const heldVans = async (tx: Tx, vehicleIds: readonly string[], driving: Driving) => {
  const { viewer, now, horizon } = driving;
  const span = { start: now, end: horizon };
  const held = await custodyIn(tx, { holderIds: [viewer.accountId] }, span);
  const stretches = await stretchesOf(tx, viewer.accountId, span);
  const ids = [...new Set([...vehicleIds, ...(vehicleIds.length > 0 ? [] : held.map(({ vehicleId }) => vehicleId))])];
  const rows = await vehiclesByIds(tx, ids);
  const parts = await partsOf(tx, ids);
  const owners = await ownersOf(
    tx,
    rows.map(({ owner_id: id }) => id),
  );
  const vans = rows.map((row): Held => ({
    row,
    parts: found(parts.get(row.id)),
    owner: owners.find(({ id }) => id === row.owner_id),
    custody: held.filter(({ vehicleId }) => vehicleId === row.id),
    stretches: stretches.filter(({ vehicleId }) => vehicleId === row.id),
  }));
  return { vans, stretches };
};

const drivingOf = async (tx: Tx, viewer: Viewer, { clock }: Platform) => {
  const timeZone = await timeZoneOf(tx, viewer.accountId);
  const now = clock.now();
  return { timeZone, driving: { viewer, now, horizon: spanAhead(now, timeZone).end } };
};

/** Which van is theirs on which day, for the next 60 days. */
export const drivenVansAnswer = async (tx: Tx, viewer: Viewer, platform: Platform) => {
  const { timeZone, driving } = await drivingOf(tx, viewer, platform);
  const { now, horizon } = driving;
  const { vans, stretches } = await heldVans(tx, [], driving);
  const covers = vans.map(({ parts }) => coverOf(parts.photos)?.fileId ?? null);
  const images = await imagesById(tx, covers, platform);
  const visits = await visitsAhead(tx, viewer.accountId, { start: now, end: horizon });
  const days = daysOf({ stretches, visits }, now, timeZone);
  const currentId = stretches.find(({ start }) => start <= now)?.vehicleId ?? null;
  const items = vans.map((van) => ({
    ...summaryOf(van, images, driving),
    documents: inOrder(van.parts.documents).map(({ id, kind, expiresOn }) => {
      const daysLeft = daysLeftOf(expiresOn, van.row, now);
      return { id, kind, expiresOn, daysLeft, state: documentStateOf(daysLeft) };
    }),
  }));
  return {
    today: found(days[0]).date,
    timeZone,
    worksWithVans: await worksWithVans(tx, viewer.accountId),
    currentId,
    vans: inDriversOrder(items, currentId),
    days,
  };
};

/** A van as its driver may see it: nothing of its terms, of what it earns, and of who else drives it. */
export const drivenVanAnswer = async (tx: Tx, viewer: Viewer, id: string, platform: Platform) => {
  const { driving } = await drivingOf(tx, viewer, platform);
  const { vans } = await heldVans(tx, [id], driving);
  const van = found(vans[0]);
  const { row, parts } = van;
  const images = await imagesById(
    tx,
    parts.photos.map(({ fileId }) => fileId),
    platform,
  );
  const shown = inOrder(parts.documents);
  const papers = await documentsById(
    tx,
    shown.map(({ fileId }) => fileId),
    platform,
  );
  return {
    ...summaryOf(van, images, driving),
    vin: row.vin,
    description: row.description,
    builder: row.builder,
    trim: row.trim_level,
    fuelType: row.fuel_type,
    transmissionType: row.transmission_type,
    generator: row.generator,
    tagsExpiration: row.tagsExpireOn,
    images: photosInOrder(parts.photos).flatMap(({ view, fileId }) => {
      const image = images.get(fileId);
      return image ? [{ view, image }] : [];
    }),
    videoLinks: row.video_links,
    documents: shown.flatMap(documentAnswer(row, papers, driving.now)).filter(isForDriver),
    features: VAN_FEATURE_KEYS.filter((feature) => row.features.includes(feature)),
    insuranceType: row.insurance_type,
    insuranceCompany: row.insurance_type === 'custom' ? row.insurance_company : '',
    meters: parts.readings.map(({ meter, value, readAt }) => ({ meter, value, readAt: readAt.toISOString() })),
  };
};
