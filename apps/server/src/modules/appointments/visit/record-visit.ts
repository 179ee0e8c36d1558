import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requirePapers } from '../../compliance/index.ts';
import { countLines } from '../appointments.queries.ts';
import { lockedLine, updateLine, type LineChanges, type VisitLine } from '../lines/lines.queries.ts';
import type { Order } from '../lines/orders.queries.ts';
import { openOrder } from '../lines/open-order.ts';
import type { VisitTime } from './visit-days.rules.ts';

export interface Recording {
  readonly appointment: Rows<'appointments'>;
  readonly line: Rows<'appointment_lines'>;
  /** What changes, from the line as it is. */
  readonly changes: (line: VisitLine, visit: VisitTime, now: Date) => LineChanges;
  /** Notes may be added later; times only until the appointment is complete. */
  readonly in: readonly string[];
}

/** With its first service a visit begins; later ones are work under way. */
const requireStart = async (tx: Tx, { id, providerId, startsAt }: Order, line: VisitLine, changes: LineChanges) => {
  const { started_at: begins } = changes;
  if (!(begins instanceof Date) || line.startedAt !== null) return;
  if ((await countLines(tx, id)).startedLines > 0) return;
  await requirePapers(tx, { groomerId: providerId, startsAt }, begins);
};

/** Records what happens at the van: start and end of a service, notes, photos and prices. Answers the appointment's id. */
export const recordVisit = async (
  tx: Tx,
  viewer: Viewer,
  recording: Recording,
  platform: Platform,
): Promise<string> => {
  const order = await openOrder(tx, recording.appointment, { statuses: recording.in });
  const { id, customerId } = order;
  const line = await lockedLine(tx, id, recording.line);
  const changes = recording.changes(line, order, platform.clock.now());
  await requireStart(tx, order, line, changes);
  await updateLine(tx, id, line.id, changes);
  // The customer sees that the groomer has begun.
  for (const accountId of [viewer.accountId, customerId])
    publishLive(tx, { accountId, topic: 'schedule.changed', data: { appointmentId: id } }, platform);
  return id;
};
