import { DRIVER_INVITATION_DAYS } from '@tailgate/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { canOf } from '../../../platform/machines/can.ts';
import type { Platform } from '../../../platform/platform.ts';
import { imagesById } from '../../attachments/index.ts';
import { fleetDrivers } from '../drivers/fleet-driver.effects.ts';
import { acceptancesOf, appointmentsDoneBy, daysByMonth, daysOffAhead, stretchesAhead } from './renter-record.view.ts';
import { renterOf, type RenterRow } from './renters.view.ts';

type Known = Pick<RenterRow, 'photoFileId' | 'since'>;

const withPictures = async <Row extends Known>(tx: Tx, rows: readonly Row[], platform: Platform) => {
  const pictures = await imagesById(
    tx,
    rows.map(({ photoFileId }) => photoFileId),
    platform,
  );
  return rows.map(({ photoFileId, since, ...row }) => ({
    ...row,
    since: new Date(since).toISOString(),
    picture: (photoFileId && pictures.get(photoFileId)) || null,
  }));
};

export const rentersAnswer = (tx: Tx, rows: readonly RenterRow[], platform: Platform) =>
  withPictures(tx, rows, platform);

export const renterAnswer = async (
  tx: Tx,
  renter: { readonly ownerId: string; readonly renterId: string },
  platform: Platform,
) => {
  const now = platform.clock.now();
  const row = await renterOf(tx, renter, now);
  const [known] = await withPictures(tx, [row], platform);
  if (!known) throw new Error('A renter who was read has an answer');
  const { status } = row;
  const invitedAt = new Date(row.invitedAt);
  const answerBy = new Date(row.since);
  answerBy.setUTCDate(answerBy.getUTCDate() + DRIVER_INVITATION_DAYS);
  return {
    ...known,
    ...(await stretchesAhead(tx, renter, now)),
    invitedAt: invitedAt.toISOString(),
    answerBy: status === 'invited' ? answerBy.toISOString() : null,
    can: canOf(fleetDrivers, 'owner', { status }, now),
    months: await daysByMonth(tx, renter, now),
    acceptances: (await acceptancesOf(tx, renter)).map(({ acceptedAt, ...policy }) => ({
      ...policy,
      acceptedAt: acceptedAt?.toISOString() ?? null,
    })),
    appointmentsDone: await appointmentsDoneBy(tx, renter),
    daysOff: await daysOffAhead(tx, renter, now),
  };
};
