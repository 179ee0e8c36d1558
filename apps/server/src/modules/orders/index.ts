export { requireReady } from './completion.rules.ts';
export { orderAnswer } from './order-answer.ts';
export { orderAsOfNow, type OrderAsOfNow, type OrderContents } from './order-figures.ts';
export { chargedOrderOf, keepCharged, saveTerms, termsOf, type OrderTerms } from './order-terms.queries.ts';
export { insertSettlement, type Signature } from './settlements.queries.ts';
