import type { ORDERS_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';
import { isCardOf, isCardOfCustomersOf } from './terms/cards-to-charge.view.ts';

export const ordersPolicy: Policy<typeof ORDERS_ABILITIES> = {
  // Whether it is a card of this order's customer is checked with the order.
  'orderCard.use': forViewer((viewer) => () => isCardOfCustomersOf(viewer.accountId)),
  // Whether the groomer of the order can be paid with it is checked with the order.
  'tipCard.use': forViewer((viewer) => () => isCardOf(viewer.accountId)),
};
