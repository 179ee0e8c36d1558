import type { REPORTS_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';
import { earnedBy } from '../../views/party-ledger.ts';

export const reportsPolicy: Policy<typeof REPORTS_ABILITIES> = {
  'order.report': forViewer((viewer) => earnedBy(viewer.accountId)),
};
