import type { Tx } from '../../platform/db/database.ts';

/** The orders that they were of are made anew. */
export const emptyRefunds = async (tx: Tx): Promise<void> => {
  await tx.deleteFrom('order_refunds').execute();
};
