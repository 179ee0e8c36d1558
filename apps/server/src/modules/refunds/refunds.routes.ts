import { refundsContract } from '@tailgate/contract';
import { refundOrder } from '../../flows/refund-order.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { orderMoneyAnswer } from './order-money-answer.ts';
import { refundsPolicy } from './refunds.policy.ts';

export const refundsRoutes = bindModule('refunds', refundsContract, refundsPolicy, {
  getOrderMoney: ({ tx, platform, viewer, params, allowed }) =>
    orderMoneyAnswer(tx, viewer, { appointment: allowed(params.id) }, platform),
  refundOrder: staged(({ finish, platform, viewer, params, body, allowed }) =>
    refundOrder({ finish }, platform, viewer, { appointment: allowed(params.id), ...body }),
  ),
});
