import type { UPSELLS_ABILITIES } from '@tailgate/contract';
import { forAnyone, forViewer, type Policy } from '../../platform/access/policy.ts';
import { onSale } from './upsells.queries.ts';

export const upsellsPolicy: Policy<typeof UPSELLS_ABILITIES> = {
  'upsell.manage': forViewer(
    (viewer) => (upsell) =>
      upsell.and([upsell('provider_id', '=', viewer.accountId), upsell('removed_at', 'is', null)]),
  ),
  'upsell.sell': forViewer((viewer) => (upsell) => upsell('provider_id', '=', viewer.accountId)),
  'upsell.choose': forAnyone(() => onSale),
};
