import { DRIVER_DOCUMENTS } from '@tailgate/contract';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { imagesById } from '../../attachments/index.ts';
import { custodyIn, type Custody } from '../../custody/index.ts';
import { timeZoneOf } from '../../providers/index.ts';
import { placeOf } from '../vehicle-answers.ts';
import { partsOf, type VanParts } from '../van-facts.ts';
import { vehiclesByIds, type VehicleRow } from '../vehicles.queries.ts';
import { coverOf } from '../vehicles.rules.ts';
import { isToldPickup, spanAhead, stretchAnswer } from './driver.rules.ts';
import { ownersOf, stretchesOf, type OwnerRow, type Stretch } from './held-vans.view.ts';

type DriverKind = (typeof DRIVER_DOCUMENTS)[number];
export const isForDriver = <Document extends { readonly kind: string }>(
  document: Document,
): document is Document & { readonly kind: DriverKind } => DRIVER_DOCUMENTS.some((kind) => kind === document.kind);
/** The insurance card first: it is what an officer asks for. */
export const inOrder = <Document extends { readonly kind: string }>(documents: readonly Document[]) =>
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

export const summaryOf = (
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
export const heldVans = async (tx: Tx, vehicleIds: readonly string[], driving: Driving) => {
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

export const drivingOf = async (tx: Tx, viewer: Viewer, { clock }: Platform) => {
  const timeZone = await timeZoneOf(tx, viewer.accountId);
  const now = clock.now();
  return { timeZone, driving: { viewer, now, horizon: spanAhead(now, timeZone).end } };
};
