import { MAX_NAMED_VISITS } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import type { PaperRow } from './van-papers.view.ts';

export const paperAnswer = (row: PaperRow) => ({
  vehicle: {
    id: row.vehicleId,
    name: row.name,
    licensePlate: row.licensePlate,
    state: row.vehicleState,
    isForRent: row.isForRent,
    timeZone: row.timeZone,
  },
  kind: row.kind,
  state: row.state,
  expiresOn: row.expiresOn,
  daysLeft: row.daysLeft,
  holder: row.holderId === null ? null : { id: row.holderId, name: row.holderName ?? '' },
  renewedBy: { id: row.ownerId, name: row.ownerName },
  appointments: {
    count: row.visits,
    // PostgreSQL writes JSON with an offset.
    firstAt: row.firstAt === null ? null : new Date(row.firstAt).toISOString(),
    expected: dollarsOf(row.cents),
  },
});

/** For the groomer, with which of their appointments it hits. */
export const driverPaperAnswer = (row: PaperRow, groomerId: string) => ({
  ...paperAnswer(row),
  isYours: row.ownerId === groomerId,
  appointmentIds: row.visitIds.slice(0, MAX_NAMED_VISITS),
});
