import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';

/** A line of an appointment that the viewer may change. */
export const lineNamed = async (tx: Tx, appointmentId: string, line: Rows<'appointment_lines'>) =>
  found(
    await tx
      .selectFrom('appointment_lines')
      .select(['id', 'started_at as startedAt', 'ended_at as endedAt'])
      .where('appointment_id', '=', appointmentId)
      .where(line)
      .executeTakeFirst(),
  );

export interface LineChanges {
  readonly note?: string | undefined;
  readonly before_file_id?: string | null | undefined;
  readonly after_file_id?: string | null | undefined;
  readonly is_photo_public?: boolean | undefined;
  readonly started_at?: Date;
  readonly ended_at?: Date | null;
}

export const updateLine = async (tx: Tx, appointmentId: string, id: string, changes: LineChanges): Promise<void> => {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  await tx
    .updateTable('appointment_lines')
    .set(Object.fromEntries(given))
    .where('appointment_id', '=', appointmentId)
    .where('id', '=', id)
    .execute();
};
