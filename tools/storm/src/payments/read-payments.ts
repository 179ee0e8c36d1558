import { auditMoneyAt } from '@tailgate/server/testing';
import type { Client } from 'pg';

import { withConnection } from '../database.ts';
import type { PaymentFacts, ProcessorPayment, StoredOrder } from './payment-facts.ts';
import type { PaymentWorld } from './payment-world.ts';

const PAGE = 100;

const ORDERS = `
  select a.id, a.status,
    (select count(*)::int from order_settlements s where s.appointment_id = a.id) as settlements,
    count(c.id) filter (where c.status = 'captured')::int as captured,
    count(c.id) filter (where c.status = 'pending')::int as pending,
    coalesce(sum(c.amount_cents) filter (where c.status = 'captured'), 0)::int as "capturedCents",
    (select count(*)::int from ledger_transactions t where t.site_id = a.site_id and t.cause = 'completion:' || a.id) as bookings,
    (select coalesce(sum(e.amount_cents), 0)::int from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       where t.site_id = a.site_id and t.cause = 'completion:' || a.id and e.account = 'processor_clearing') as "bookedCents",
    coalesce(array_agg(c.id) filter (where c.id is not null), '{}') as "chargeIds"
  from appointments a left join card_charges c on c.subject_id = a.id and c.purpose = 'order'
  where a.id = any($1) group by a.id, a.status, a.site_id`;

/** One text for everything that a payment writes. */
const FINGERPRINT = `select md5(string_agg(part, '' order by part)) as fingerprint from (
  select id || status || amount_cents::text as part from card_charges
  union all select appointment_id || coalesce(charge_id::text, '') from order_settlements
  union all select id || cause from ledger_transactions
  union all select transaction_id || line::text || amount_cents::text from ledger_entries) everything`;

const asOwner = <T>({ databaseUrls }: PaymentWorld, work: (owner: Client) => Promise<T>): Promise<T> =>
  withConnection(databaseUrls.owner, async (owner) => {
    await owner.query('set statement_timeout = 120000');
    return await work(owner);
  });

export const fingerprintOf = (world: PaymentWorld): Promise<string> =>
  asOwner(world, async (owner) => {
    const { rows } = await owner.query<{ fingerprint: string }>(FINGERPRINT);
    return rows[0]?.fingerprint ?? '';
  });

/** Everything of one kind that the processor has. */
export async function listAtProcessor<T extends { readonly id: string }>(
  { sandboxUrl, environment }: PaymentWorld,
  path: string,
): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const after = all.at(-1)?.id;
    const query = new URLSearchParams({ limit: String(PAGE), ...(after !== undefined && { starting_after: after }) });
    const answer = await fetch(`${sandboxUrl}${path}?${query.toString()}`, {
      headers: { authorization: `Bearer ${environment['STRIPE_SECRET_KEY']}` },
    });
    const { data, has_more: hasMore } = (await answer.json()) as { data: T[]; has_more: boolean };
    all.push(...data);
    if (!hasMore) return all;
  }
}

interface Intent {
  readonly id: string;
  readonly status: string;
  readonly amount_received: number;
  readonly metadata: { readonly charge_id?: string };
}

export async function paymentsAt(world: PaymentWorld): Promise<ProcessorPayment[]> {
  const intents = await listAtProcessor<Intent>(world, '/v1/payment_intents');
  return intents
    .filter(({ status }) => status === 'succeeded')
    .map(({ metadata, amount_received: cents }) => ({ chargeId: metadata.charge_id ?? '', cents }));
}

export const readOrders = (world: PaymentWorld): Promise<readonly StoredOrder[]> =>
  asOwner(world, async (owner) => {
    const ids = world.groomers.flatMap(({ orderIds }) => orderIds);
    return (await owner.query<StoredOrder>(ORDERS, [ids])).rows;
  });

export async function readPayments(world: PaymentWorld, facts: PaymentFacts): Promise<void> {
  facts.orders = await readOrders(world);
  facts.brokenMoney = await auditMoneyAt(world.databaseUrls.owner);
  facts.payments = await paymentsAt(world);
}
