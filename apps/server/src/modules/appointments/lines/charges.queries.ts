import type { Tx } from '../../../platform/db/database.ts';
import type { Charge } from '../../../platform/db/stored/orders.ts';

export const saveCharges = async (tx: Tx, id: string, charges: readonly Charge[]): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set({ charges: JSON.stringify(charges) })
    .where('id', '=', id)
    .execute();
};
