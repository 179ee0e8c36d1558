import { refundsContract } from '@tailgate/contract';
import { bindModule, staged } from '../../platform/http/call.ts';
import { orderMoneyAnswer } from './order-money-answer.ts';
import { ordersOfSite } from './orders-of-site.view.ts';
import { refundOrder } from './refund-order.ts';
import { refundsPolicy } from './refunds.policy.ts';
import { siteOrdersAnswer } from './site-orders-answer.ts';

export const refundsRoutes = bindModule('refunds', refundsContract, refundsPolicy, {
  listOrders: async ({ tx, query: { search, status, ...page } }) =>
    siteOrdersAnswer(await ordersOfSite(tx, { search, status }, page), page),
  getOrderMoney: ({ tx, platform, viewer, params, allowed }) =>
    orderMoneyAnswer(tx, viewer, { appointment: allowed(params.id) }, platform),
  refundOrder: staged(({ finish, platform, viewer, params, body, allowed }) =>
    refundOrder({ finish }, viewer, { appointment: allowed(params.id), ...body }, platform),
  ),
});
