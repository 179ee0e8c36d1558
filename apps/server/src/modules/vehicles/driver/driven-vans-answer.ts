import { documentStateOf } from '@tailgate/contract';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { imagesById } from '../../attachments/index.ts';
import { daysLeftOf } from '../van-facts.ts';
import { coverOf } from '../vehicles.rules.ts';
import { daysOf, inDriversOrder } from './driver.rules.ts';
import { drivingOf, heldVans, inOrder, summaryOf } from './held-van.ts';
import { visitsAhead, worksWithVans } from './held-vans.view.ts';

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
