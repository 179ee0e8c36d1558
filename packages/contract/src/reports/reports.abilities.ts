import { byPolicy } from '../ability.ts';

export const REPORTS_ABILITIES = {
  /** An order is named by its appointment. */
  'order.report': byPolicy('ledger_transactions', 'subject_id'),
  /** A card is named by its appointment and its pet. */
  'reportCard.read': byPolicy('report_cards', 'appointment_id'),
  'reportCardPet.read': byPolicy('report_cards', 'pet_id'),
  /** A pet of a visit, as the groomer of it. */
  'visitPet.describe': byPolicy('appointment_lines', 'pet_id'),
};
