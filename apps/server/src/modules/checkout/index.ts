export { deleteSearch, insertSearch, oneSearch } from './checkout.queries.ts';
export {
  GRID_MINUTES,
  HORIZON_DAYS,
  NOTICE_MINUTES,
  SHOWN_SLOTS,
  slotAt,
  todayIn,
  todayInUtc,
  type Search,
} from './checkout.rules.ts';
export { conflictAt, freeStartNear, freeStartOn, stretchesOf, waived } from './conflicts.rules.ts';
export { priceLines } from './price-lines.ts';
export type { LocalStart } from './series.rules.ts';
export {
  lockedSession,
  markPlaced,
  oneSession,
  performerOf,
  type CheckoutSession,
} from './checkout-sessions.queries.ts';
