import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import type { Charge } from './change-charges.ts';

/** The charges of an appointment that the viewer manages, locked: they are written as a whole. */
export const lockedCharges = async (tx: Tx, appointment: Rows<'appointments'>) => {
  const { charges, ...row } = found(
    await tx
      .selectFrom('appointments')
      .select(['id', 'status', 'charges'])
      .where(appointment)
      .forUpdate()
      .executeTakeFirst(),
  );
  return { ...row, charges: charges as unknown as readonly Charge[] };
};

export const saveCharges = async (tx: Tx, id: string, charges: readonly Charge[]): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set({ charges: JSON.stringify(charges) })
    .where('id', '=', id)
    .execute();
};
