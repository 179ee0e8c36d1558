export { insertOrderRefund } from './refunds.queries.ts';
