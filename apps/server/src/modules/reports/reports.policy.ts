import type { REPORTS_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';
import { earnedBy } from '../../views/party-ledger.ts';

/** The groomer who sent it, and the customer whose visit it was. */
const groomerOrCustomer = forViewer<'report_cards'>(
  (viewer) => (card) =>
    card.or([
      card('report_cards.provider_id', '=', viewer.accountId),
      card.exists(
        card
          .selectFrom('appointments')
          .select('appointments.id')
          .whereRef('appointments.id', '=', 'report_cards.appointment_id')
          .where('appointments.customer_id', '=', viewer.accountId),
      ),
    ]),
);

export const reportsPolicy: Policy<typeof REPORTS_ABILITIES> = {
  'order.report': forViewer((viewer) => earnedBy(viewer.accountId)),
  'reportCard.read': groomerOrCustomer,
  'reportCardPet.read': groomerOrCustomer,
  'visitPet.describe': forViewer(
    (viewer) => (line) =>
      line.exists(
        line
          .selectFrom('appointments')
          .select('appointments.id')
          .whereRef('appointments.id', '=', 'appointment_lines.appointment_id')
          .where('appointments.provider_id', '=', viewer.accountId),
      ),
  ),
};
