import { VAN_BLOCK_REASON_WORDS, VAN_BLOCK_WORDS, type ScheduleFilter } from '@tailgate/contract';
import { localDateAt } from '@tailgate/values';
import { dollarsOf } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/db/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { imagesById } from '../../attachments/index.ts';
import { coverOf, photosOf } from '../../vehicles/index.ts';
import {
  blockSpans,
  bookedDays,
  countFilters,
  daysWithDrivers,
  heldSpans,
  scheduledVans,
  type BlockSpan,
  type Days,
  type HeldSpan,
  type ScheduledVan,
} from './schedule.view.ts';

interface Asked extends Days {
  readonly ownerId: string;
  readonly search: string;
  readonly show: ScheduleFilter;
}
type Images = Awaited<ReturnType<typeof imagesById>>;
const imageOf = (images: Images, fileId: string | null | undefined) => (fileId && images.get(fileId)) || null;

const heldAnswer = (timeZone: string, images: Images) => (span: HeldSpan) => ({
  driver: { id: span.holderId, name: span.name, picture: imageOf(images, span.photoFileId) },
  reason: span.reason,
  from: localDateAt(span.start, timeZone),
  // A custody that ends at midnight does not have the day that begins then.
  to: span.end && localDateAt(new Date(span.end.getTime() - 1), timeZone),
  startsAt: span.start.toISOString(),
  endsAt: span.end?.toISOString() ?? null,
});

const blockAnswer = ({ id, kind, start, end, reason, note }: BlockSpan) => ({
  id,
  kind,
  title: reason === null ? VAN_BLOCK_WORDS[kind] : VAN_BLOCK_REASON_WORDS[reason],
  reason,
  note: note ?? '',
  startsAt: start.toISOString(),
  endsAt: end.toISOString(),
});

const vanAnswer = ({ make, model, year, dayRateCents, ...van }: ScheduledVan, picture: ReturnType<typeof imageOf>) => ({
  ...van,
  title: [model || make, year].filter(Boolean).join(' '),
  picture,
  dayRate: dayRateCents === null ? null : dollarsOf(dayRateCents),
});

/** A page of an owner's vans, with as many statements for two hundred of them as for one. */
export const scheduleAnswer = async (tx: Tx, given: Asked, page: Page, platform: Platform) => {
  const asked = { ...given, now: platform.clock.now() };
  const vans = await scheduledVans(tx, asked, page);
  const withDriver = await daysWithDrivers(tx, asked);
  const ids = vans.map(({ id }) => id);
  const held = Map.groupBy(await heldSpans(tx, ids, asked), ({ vehicleId }) => vehicleId);
  const booked = Map.groupBy(await bookedDays(tx, ids, asked), ({ vehicleId }) => vehicleId);
  const blocks = Map.groupBy(await blockSpans(tx, ids, asked), ({ vehicleId }) => vehicleId);
  const photos = Map.groupBy(await photosOf(tx, ids), ({ vehicleId }) => vehicleId);
  const covers = new Map(ids.map((id) => [id, coverOf(photos.get(id) ?? [])?.fileId ?? null]));
  const faces = [...held.values()].flat().map(({ photoFileId }) => photoFileId);
  const images = await imagesById(tx, [...new Set([...covers.values(), ...faces])], platform);
  return {
    items: vans.map((van) => ({
      vehicle: vanAnswer(van, imageOf(images, covers.get(van.id))),
      held: (held.get(van.id) ?? []).map(heldAnswer(van.timeZone, images)),
      booked: (booked.get(van.id) ?? []).map(({ date, count }) => ({ date, count })),
      blocks: (blocks.get(van.id) ?? []).map(blockAnswer),
    })),
    withDriver,
    counts: await countFilters(tx, asked),
    total: withDriver[0]?.of ?? 0,
  };
};
