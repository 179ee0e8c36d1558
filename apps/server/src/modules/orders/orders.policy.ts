import type { ORDERS_ABILITIES } from '@tailgate/contract';
import { sql } from 'kysely';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

export const ordersPolicy: Policy<typeof ORDERS_ABILITIES> = {
  // Whether it is a card of this order's customer is checked with the order.
  'orderCard.use': forViewer(
    (viewer) => () =>
      sql<boolean>`payment_cards.removed_at is null and exists (
      select from payment_holders h
      join provider_customers c on c.customer_id = h.account_id and c.provider_id = ${viewer.accountId}
      where h.id = payment_cards.holder_id and (h.provider_id is null or h.provider_id = ${viewer.accountId}))`,
  ),
};
