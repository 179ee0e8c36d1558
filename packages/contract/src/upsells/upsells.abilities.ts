import { byPolicy } from '../ability.ts';

export const UPSELLS_ABILITIES = {
  'upsell.manage': byPolicy('upsells'),
  /** Put on an order or taken off it: one that was removed from the store can be on an order still. */
  'upsell.sell': byPolicy('upsells'),
  /** By a customer who books: what is on sale. */
  'upsell.choose': byPolicy('upsells'),
};
