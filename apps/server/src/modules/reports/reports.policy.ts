import type { REPORTS_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';
import { earnedBy } from './party-ledger.view.ts';
import { cardsOfVisitsWith, linesServedBy } from './visit-of-pet.view.ts';

const groomerOrCustomer = forViewer<'report_cards'>((viewer) => cardsOfVisitsWith(viewer.accountId));

export const reportsPolicy: Policy<typeof REPORTS_ABILITIES> = {
  'order.report': forViewer((viewer) => earnedBy(viewer.accountId)),
  'reportCard.read': groomerOrCustomer,
  'reportCardPet.read': groomerOrCustomer,
  'visitPet.describe': forViewer((viewer) => linesServedBy(viewer.accountId)),
};
