import type { ordersContract } from '@tailgate/contract';
import type { Handlers } from '../../../platform/http/call.ts';
import { removeOrderUpsell } from './remove-order-upsell.ts';
import { setOrderUpsell } from './set-order-upsell.ts';

type Rows = Pick<typeof ordersContract, 'setOrderUpsell' | 'removeOrderUpsell'>;

export const orderUpsellHandlers: Handlers<Rows> = {
  setOrderUpsell: ({ tx, platform, viewer, params, body, allowed }) => {
    const product = { appointment: allowed(params.id), upsell: allowed(body.upsellId), quantity: body.quantity };
    return setOrderUpsell(tx, viewer, product, platform);
  },
  removeOrderUpsell: ({ tx, platform, viewer, params, allowed }) =>
    removeOrderUpsell(tx, viewer, { appointment: allowed(params.id), upsell: allowed(params.upsellId) }, platform),
};
