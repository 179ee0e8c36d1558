import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import type { PricedLine } from './line-prices.ts';

/** A line at the van. */
export interface VisitLine extends PricedLine {
  readonly id: string;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** A line of an appointment that the viewer may change, locked: what changes depends on what it is. */
export const lockedLine = async (
  tx: Tx,
  appointmentId: string,
  line: Rows<'appointment_lines'>,
): Promise<VisitLine> => {
  const row = found(
    await tx
      .selectFrom('appointment_lines')
      .select(['id', 'started_at as startedAt', 'ended_at as endedAt'])
      .select(['min_cents as minCents', 'max_cents as maxCents', 'final_cents as finalCents', 'minutes'])
      .select(['add_ons', 'time_modifiers'])
      .where('appointment_id', '=', appointmentId)
      .where(line)
      .forUpdate()
      .executeTakeFirst(),
  );
  const { add_ons, time_modifiers, ...rest } = row;
  return {
    ...rest,
    addOns: add_ons,
    timeModifiers: time_modifiers,
  };
};

/** A line as it stands on its order. */
export interface OrderLine extends PricedLine {
  readonly id: string;
  readonly petId: string;
  readonly petName: string;
  readonly breedName: string | null;
  readonly serviceId: string;
  readonly serviceName: string;
}

export const linesOfOrder = async (tx: Tx, appointmentId: string): Promise<OrderLine[]> => {
  const rows = await tx
    .selectFrom('appointment_lines')
    .select(['id', 'pet_id as petId', 'pet_name as petName', 'breed_name as breedName'])
    .select(['service_id as serviceId', 'service_name as serviceName', 'add_ons', 'time_modifiers'])
    .select(['min_cents as minCents', 'max_cents as maxCents', 'final_cents as finalCents', 'minutes'])
    .where('appointment_id', '=', appointmentId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ add_ons, time_modifiers, ...line }) => ({
    ...line,
    addOns: add_ons,
    timeModifiers: time_modifiers,
  }));
};

export const lastPositionOf = async (tx: Tx, appointmentId: string): Promise<number> => {
  const { last } = await tx
    .selectFrom('appointment_lines')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirstOrThrow();
  return last;
};

export const removeLines = async (tx: Tx, appointmentId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.deleteFrom('appointment_lines').where('appointment_id', '=', appointmentId).where('id', 'in', ids).execute();
};

export interface LineChanges {
  readonly note?: string | undefined;
  readonly before_file_id?: string | null | undefined;
  readonly after_file_id?: string | null | undefined;
  readonly is_photo_public?: boolean | undefined;
  readonly started_at?: Date;
  readonly ended_at?: Date | null;
  readonly service_id?: string;
  readonly service_name?: string;
  readonly min_cents?: number;
  readonly max_cents?: number;
  readonly minutes?: number;
  readonly final_cents?: number | null;
  readonly add_ons?: string;
  readonly time_modifiers?: string;
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
