export { orCardMissing, requireReady } from './completion.rules.ts';
export { orderAnswer } from './order-answer.ts';
export { orderAsOfNow, type OrderAsOfNow, type OrderContents, type OrderFigures } from './order-figures.ts';
export { noShowFigures } from './no-show-figures.ts';
export {
  chargedOrderOf,
  keepCharged,
  keepNoShow,
  noShowOf,
  saveTerms,
  termsOf,
  type ChargedOrder,
  type NoShow,
  type OrderTerms,
} from './order-terms.queries.ts';
export { insertSettlement, settlementOf, type Signature } from './settlements.queries.ts';
