import type { CallName } from '@tailgate/contract';
import type { Sample, Scene } from './samples.ts';

/** The ledger is only ever added to: each call has a payment of its own. */
const paidInCash = ({ world, reference }: Scene) => `
  with paid as (
    insert into ledger_transactions (id, site_id, kind, cause, purpose, subject_kind, subject_id, occurred_at, entries)
    values (gen_random_uuid(), '${world.site.id}', 'completion', gen_random_uuid()::text, 'order', 'appointment',
      '${reference('order.handleMoney')}', app.now(), 4)
    returning id, site_id, occurred_at)
  insert into ledger_entries (site_id, transaction_id, occurred_at, line, account, party_id, amount_cents, reason)
  select paid.site_id, paid.id, paid.occurred_at, e.line, e.account, '${world.personId}', e.amount, e.reason
  from paid, (values (1, 'customer_receivable', 500, 'order'), (2, 'groomer_payable', -500, 'services'),
    (3, 'customer_receivable', -500, 'cash'), (4, 'groomer_payable', 500, 'cash')) e (line, account, amount, reason)`;

export const REFUND_SAMPLES = {
  'GET /v2/staff/orders': () => ({}),
  'GET /v2/staff/orders/:id/money': () => ({}),
  'POST /v2/staff/orders/:id/refunds': (scene) => ({
    setup: paidInCash(scene),
    body: { amount: 1, reason: 'The rinse was left out', way: 'cash' },
  }),
} satisfies Partial<Record<CallName, Sample>>;
