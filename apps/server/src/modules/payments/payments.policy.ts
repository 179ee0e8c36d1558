import type { PAYMENTS_ABILITIES } from '@tailgate/contract';
import { sql } from 'kysely';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

const ofHolder = (
  condition: ReturnType<typeof sql<boolean>>,
) => sql<boolean>`payment_cards.removed_at is null and exists (
  select from payment_holders h where h.id = payment_cards.holder_id and ${condition})`;

export const paymentsPolicy: Policy<typeof PAYMENTS_ABILITIES> = {
  'card.manage': forViewer(
    (viewer) => () => ofHolder(sql<boolean>`h.account_id = ${viewer.accountId} and h.provider_id is null`),
  ),
  'customerCard.remove': forViewer((viewer) => () => ofHolder(sql<boolean>`h.provider_id = ${viewer.accountId}`)),
};
