import { reactInside } from '../../platform/events/events.ts';
import { chargeSettled } from '../payments/payments.events.ts';
import { finishCharge } from './completion/finish-charge.ts';
import { finishTip } from './tips/finish-tip.ts';

/** In the transaction of the outcome: a captured charge without its completed order or booked tip cannot exist. */
export const ordersInsideReactions = [reactInside(chargeSettled, finishCharge), reactInside(chargeSettled, finishTip)];
