import { Client } from 'pg';

/** What must never be in a database, whatever a suite did to it. Each names rows that break it. */
const RULES: Readonly<Record<string, string>> = {
  'a transaction of the ledger sums to zero': `
    select transaction_id::text as id from ledger_entries group by transaction_id having sum(amount_cents) <> 0`,
  'a settled order is in the ledger with its total': `
    select s.appointment_id::text as id from order_settlements s
    where (s.totals->>'total')::bigint is distinct from (
      select coalesce(sum(e.amount_cents), 0) from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'customer_receivable' and e.reason = 'order'
      where t.site_id = s.site_id and t.kind in ('completion', 'no_show', 'cancellation') and t.subject_id = s.appointment_id)`,
  'an order that was settled by card has a captured charge of what was due': `
    select s.appointment_id::text as id from order_settlements s
    left join card_charges c on c.id = s.charge_id and c.status = 'captured'
    where s.tender = 'card' and s.charge_id is not null
      and c.amount_cents is distinct from (s.totals->>'due')::bigint`,
  'a tip that was given has a captured charge and a booking of its amount': `
    select o.appointment_id::text as id from order_tips o
    left join card_charges c on c.id = o.charge_id and c.status = 'captured' and c.purpose = 'tip'
      and c.subject_id = o.appointment_id
    where o.state = 'given' and (c.amount_cents is distinct from o.amount_cents or o.amount_cents is distinct from (
      select -sum(e.amount_cents) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.site_id = o.site_id and t.cause = 'tip:' || o.appointment_id and e.account = 'tips_payable'))`,
  'a card that was charged for a tip belongs to a tip that was given': `
    select c.id::text as id from card_charges c left join order_tips o on o.charge_id = c.id and o.state = 'given'
    where c.purpose = 'tip' and c.status = 'captured' and o.charge_id is null`,
  'a completed order was settled with the products on it, at their prices': `
    select s.appointment_id::text as id from order_settlements s
    where s.kind = 'completed' and s.totals ? 'productsTotal' and (s.totals->>'productsTotal')::bigint <> (
      select coalesce(sum(u.price_cents * u.quantity), 0) from order_upsells u
      where u.site_id = s.site_id and u.appointment_id = s.appointment_id)`,
  'a charge of an appointment names a consent of its customer that allows it': `
    select c.id::text as id from card_charges c join appointments a on a.id = c.subject_id
    left join payment_consents p on p.id = c.consent_id and p.customer_id = a.customer_id
      and c.amount_cents <= p.ceiling_cents::bigint + p.tip_ceiling_cents
    where c.subject_kind = 'appointment' and p.id is null`,
  'refunds of a charge do not exceed it': `
    select c.id::text as id from card_charges c join card_refunds r on r.charge_id = c.id and r.status <> 'failed'
    group by c.id having sum(r.amount_cents) > c.amount_cents or c.status <> 'captured'`,
  'refunds of an order do not exceed what was paid': `
    select subject_id::text as id from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where e.account = 'customer_receivable' and t.subject_id is not null and e.reason <> 'order'
    group by subject_id having sum(e.amount_cents) > 0`,
};
const SHOWN = 5;

/** The broken rules in words; none in a database whose money is right. */
export const auditMoney = async (owner: Pick<Client, 'query'>): Promise<readonly string[]> => {
  const broken: string[] = [];
  for (const [rule, rows] of Object.entries(RULES)) {
    const found = await owner.query<{ id: string }>(`${rows} limit ${SHOWN}`);
    if (found.rows.length > 0) broken.push(`Broken: ${rule}. See ${found.rows.map(({ id }) => id).join(', ')}`);
  }
  return broken;
};

/** The same of a database that somebody else uses. */
export const auditMoneyAt = async (ownerUrl: string): Promise<readonly string[]> => {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    return await auditMoney(owner);
  } finally {
    await owner.end();
  }
};
