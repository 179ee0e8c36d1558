import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Order } from '../../appointments/index.ts';
import { requireCredit } from '../../loyalty/index.ts';
import { changeOrderTerms } from './change-order-terms.ts';

/** The customer's rewards from the groomer of the order pay with the completion, which takes of them what is left then. */
export const useOrderLoyalty = (tx: Tx, viewer: Viewer, appointment: Rows<'appointments'>, platform: Platform) => {
  const changes = async (order: Order) => {
    await requireCredit(tx, order);
    return { usesLoyalty: true };
  };
  return changeOrderTerms(tx, viewer, { appointment, changes }, platform);
};
