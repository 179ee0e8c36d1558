import { finishCharge } from '../../flows/finish-charge.ts';
import { reactInside } from '../../platform/events/events.ts';
import { chargeSettled } from '../payments/payments.events.ts';

/** In the transaction of the outcome: a captured charge without its completed order cannot exist. */
export const ordersInsideReactions = [reactInside(chargeSettled, finishCharge)];
