import { byPolicy } from '../ability.ts';

export const REPORTS_ABILITIES = {
  /** An order is named by its appointment. */
  'order.report': byPolicy('ledger_transactions', 'appointment_id'),
};
