-- What a customer owes for an order that ended without being paid. It is written with the settlement, and paid once.
create table order_dues (
  appointment_id uuid primary key,
  site_id uuid not null references sites,
  amount_cents integer not null check (amount_cents > 0),
  opened_at timestamptz not null,
  paid_at timestamptz,
  paid_by text check (paid_by in ('card', 'cash', 'check')),
  charge_id uuid,
  -- The newest link by which it can be paid: one at a time, known by its hash alone.
  link_hash bytea unique,
  link_sent_at timestamptz,
  link_expires_at timestamptz,
  check ((paid_at is null) = (paid_by is null)),
  check ((charge_id is not null) = (paid_by is not null and paid_by = 'card')),
  check ((link_hash is null) = (link_sent_at is null) and (link_hash is null) = (link_expires_at is null))
);
call app.enclose(array['order_dues']::regclass[]);
revoke delete on order_dues from tailgate_app;

-- Fees of visits at which nobody was there, which stayed owed before there was a way to pay them.
insert into order_dues (appointment_id, site_id, amount_cents, opened_at)
select appointment_id, site_id, (totals->>'due')::integer, settled_at from order_settlements
where tender is null and (totals->>'due')::integer > 0;

-- The customer gets a link to pay by, once the order is complete.
alter table order_terms add column is_paid_later boolean not null default false;
