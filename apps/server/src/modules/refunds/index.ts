export { tellCardRefund } from './finish-refund.ts';
