import type { REFUNDS_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

export const refundsPolicy: Policy<typeof REFUNDS_ABILITIES> = {
  'order.handleMoney': forViewer(
    ({ role }) =>
      (appointment) =>
        appointment.val(role === 'staff' || role === 'support'),
  ),
};
