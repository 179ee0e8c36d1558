import { cents } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import type { Mover } from '../../../platform/machines/bind-machine.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointments } from '../appointment.effects.ts';
import { insertLines } from '../appointments.queries.ts';
import { changeDetails, differenceOf } from './lines-change.rules.ts';
import { lastPositionOf, removeLines, updateLine, type OrderLine } from './lines.queries.ts';

interface LinesToChange {
  readonly id: string;
  readonly before: readonly OrderLine[];
  readonly after: readonly OrderLine[];
  readonly endsAt: Date;
}

/** Puts other services on a locked order, with the history; the caller changes the calendars in the same transaction. */
export const changeLines = async (
  tx: Tx,
  viewer: Mover,
  { id, before, after, endsAt }: LinesToChange,
  platform: Platform,
): Promise<void> => {
  const { added, changed, removed } = differenceOf(before, after);
  if (added.length + changed.length + removed.length === 0) return;
  const details = changeDetails(before, after);
  const set = { ends_at: endsAt };
  await transition(tx, appointments, { id, name: 'changeServices', actor: 'groomer', viewer, details, set }, platform);
  const position = (await lastPositionOf(tx, id)) + 1;
  await removeLines(
    tx,
    id,
    removed.map((line) => line.id),
  );
  for (const line of changed)
    await updateLine(tx, id, line.id, {
      service_id: line.serviceId,
      service_name: line.serviceName,
      min_cents: line.minCents,
      max_cents: line.maxCents,
      final_cents: line.finalCents,
      minutes: line.minutes,
      add_ons: JSON.stringify(line.addOns),
      time_modifiers: JSON.stringify(line.timeModifiers),
    });
  const rows = added.map(({ finalCents, ...line }) => ({
    ...line,
    minCents: cents(line.minCents),
    maxCents: cents(line.maxCents),
    finalCents: finalCents === null ? null : cents(finalCents),
  }));
  if (rows.length > 0) await insertLines(tx, id, rows, position);
};
