import type { AnswerOf, refundsContract } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import type { Page } from '../../platform/db/page.ts';
import type { SiteOrder } from './orders-of-site.view.ts';

/** A page of the orders of the site. */
export const siteOrdersAnswer = (
  { rows, total }: { readonly rows: readonly SiteOrder[]; readonly total: number },
  { limit, offset }: Page,
): AnswerOf<typeof refundsContract.listOrders> => ({
  items: rows.map((order) => ({
    id: order.id,
    appointmentStart: order.startsAt.toISOString(),
    timeZone: order.timeZone,
    status: order.status,
    customer: { id: order.customerId, displayName: order.customerName },
    serviceProvider: { id: order.providerId, displayName: order.providerName },
    total: order.totalCents === null ? null : dollarsOf(order.totalCents),
    refunded: dollarsOf(order.refundedCents),
  })),
  total,
  limit,
  offset,
});
