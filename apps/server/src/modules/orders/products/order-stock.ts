import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { returnStock, takeStock, tooFewLeft } from '../../upsells/index.ts';
import { noteStockTaken, upsellsOfOrder } from './order-upsells.queries.ts';

/** Takes the products of an order out of stock, all of them or none: the order is not completed where one is missing. */
export const takeOrderStock = async (tx: Tx, appointmentId: string): Promise<void> => {
  for (const { upsellId, name, quantity } of await upsellsOfOrder(tx, appointmentId)) {
    const taken = await takeStock(tx, { upsellId, quantity });
    if (typeof taken === 'object') throw new Failure('order_not_ready', { message: tooFewLeft(name, taken.left) });
    if (taken === 'counted') await noteStockTaken(tx, { appointmentId, upsellId }, quantity);
  }
};

/** Nothing came of the completion: what was taken for it is there again. */
export const returnOrderStock = async (tx: Tx, appointmentId: string): Promise<void> => {
  for (const { upsellId, stockTaken } of await upsellsOfOrder(tx, appointmentId)) {
    if (stockTaken === 0) continue;
    await returnStock(tx, { upsellId, quantity: stockTaken });
    await noteStockTaken(tx, { appointmentId, upsellId }, 0);
  }
};
