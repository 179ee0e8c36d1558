export { requireReady } from './completion.rules.ts';
export { orderAnswer } from './order-answer.ts';
export { orderAsOfNow, type OrderAsOfNow, type OrderContents } from './order-figures.ts';
export { saveTerms, type OrderTerms } from './order-terms.queries.ts';
export { paymentMethods } from './payment-methods.ts';
export { insertSettlement, type Signature } from './settlements.queries.ts';
