import { DRIVER_INVITATION_DAYS } from '@tailgate/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { canOf } from '../../../platform/machines/can.ts';
import type { Platform } from '../../../platform/platform.ts';
import { imagesById } from '../../attachments/index.ts';
import { fleetDrivers } from './fleet-driver.effects.ts';
import type { DriverRow, FleetRow } from './fleet-drivers.view.ts';

const DAY_MS = 86_400_000;
type Known = Pick<DriverRow, 'status' | 'since'>;

/** As the timer of the machine counts. */
const answerByOf = ({ status, since }: Known): string | null =>
  status === 'invited' ? new Date(since.getTime() + DRIVER_INVITATION_DAYS * DAY_MS).toISOString() : null;

export const driversAnswer = async (tx: Tx, rows: readonly DriverRow[], platform: Platform) => {
  const pictures = await imagesById(
    tx,
    rows.map(({ photoFileId }) => photoFileId),
    platform,
  );
  return rows.map((row) => ({
    id: row.id,
    serviceProviderId: row.groomerId,
    name: row.name,
    businessName: row.businessName ?? '',
    picture: (row.photoFileId && pictures.get(row.photoFileId)) || null,
    status: row.status,
    since: row.since.toISOString(),
    answerBy: answerByOf(row),
    policiesAccepted: row.policiesAccepted,
    policies: row.policies,
    can: canOf(fleetDrivers, 'owner', row, platform.clock.now()),
  }));
};

export const driverAnswer = async (tx: Tx, row: DriverRow, platform: Platform) => {
  const [answer] = await driversAnswer(tx, [row], platform);
  if (!answer) throw new Error('A driver who was read has an answer');
  return answer;
};

export const fleetAnswer = (row: FleetRow, { clock }: Pick<Platform, 'clock'>) => ({
  id: row.id,
  owner: { id: row.ownerId, name: row.ownerName },
  status: row.status,
  since: row.since.toISOString(),
  answerBy: answerByOf(row),
  policiesAccepted: row.policiesAccepted,
  policies: row.policies,
  can: canOf(fleetDrivers, 'driver', row, clock.now()),
});
