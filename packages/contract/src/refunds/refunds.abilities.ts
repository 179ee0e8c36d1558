import { byPolicy } from '../ability.ts';

export const REFUNDS_ABILITIES = {
  /** By who works for the site. */
  'order.handleMoney': byPolicy('appointments'),
};
