export { paymentMethods } from './payment-methods.ts';
export { orderAnswer } from './order-answer.ts';
export { saveTerms, type OrderTerms } from './order-terms.queries.ts';
