-- Orders are cut at the ids of their appointments, like lines: a month leaves with everything that belongs to it.

-- What is chosen at the van before an order is complete. No row means the defaults.
create table order_terms (
  appointment_id uuid primary key,
  site_id uuid not null references sites,
  tip_cents integer not null default 0 check (tip_cents between 0 and 100000),
  payment_method text check (payment_method in ('card', 'cash', 'check')),
  -- The card of the customer that is charged.
  card_id uuid check (card_id is null or payment_method = 'card'),
  processing_fee_payer text not null default 'service-provider'
    check (processing_fee_payer in ('customer', 'service-provider')),
  management_fee_payer text not null default 'service-provider'
    check (management_fee_payer in ('customer', 'service-provider')),
  coupon_id uuid,
  gift_card_id uuid,
  -- While a card is charged, what was agreed stays as it was when the charge was opened: totals, split, tax, signature.
  charge_id uuid,
  charged jsonb check (jsonb_typeof(charged) = 'object'),
  signature jsonb check (jsonb_typeof(signature) = 'object'),
  updated_at timestamptz not null default now(),
  constraint order_terms_frozen check ((charge_id is null) = (charged is null))
) partition by range (appointment_id);
create index order_terms_charge on order_terms (charge_id) where charge_id is not null;
create index order_terms_coupon on order_terms (coupon_id) where coupon_id is not null;
create index order_terms_gift_card on order_terms (gift_card_id) where gift_card_id is not null;

-- What was agreed when an order was completed. It is written once and never again.
create table order_settlements (
  appointment_id uuid primary key,
  site_id uuid not null references sites,
  kind text not null check (kind in ('completed', 'no_show')),
  -- What was due is paid by it; null where nothing was due.
  tender text check (tender in ('card', 'cash', 'check')),
  charge_id uuid,
  totals jsonb not null check (jsonb_typeof(totals) = 'object'),
  split jsonb not null check (jsonb_typeof(split) = 'object'),
  -- Which arithmetic made the totals.
  version smallint not null default 1,
  tax_percent numeric(6, 4) not null default 0,
  processing_fee_payer text not null check (processing_fee_payer in ('customer', 'service-provider')),
  management_fee_payer text not null check (management_fee_payer in ('customer', 'service-provider')),
  signature jsonb check (jsonb_typeof(signature) = 'object'),
  settled_at timestamptz not null
) partition by range (appointment_id);
create index order_settlements_charge on order_settlements (charge_id) where charge_id is not null;

create table order_terms_default partition of order_terms default;
create table order_settlements_default partition of order_settlements default;

create or replace function app.make_appointment_months(since timestamptz default now()) returns integer language plpgsql
  security definer set search_path = pg_catalog, pg_temp set lock_timeout = '3s' set timezone = 'UTC' as $$
declare
  month timestamptz := date_trunc('month', since);
  parent text;
  leaf text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('app.make_appointment_months'));
  while month < now() + interval '3 months' loop
    foreach parent in array array['appointments', 'appointment_lines', 'order_terms', 'order_settlements'] loop
      leaf := parent || '_' || to_char(month, 'YYYY_MM');
      continue when to_regclass('public.' || leaf) is not null;
      execute format('create table public.%I (like public.%I including all)', leaf, parent);
      execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)',
        parent, leaf, app.first_id_at(month), app.first_id_at(month + interval '1 month'));
      made := made + 1;
    end loop;
    month := month + interval '1 month';
  end loop;
  return made;
end $$;

-- The same months as those of the appointments that are there.
select app.make_appointment_months(coalesce(
  (select min(to_timestamp(right(inhrelid::regclass::text, 7), 'YYYY_MM')) from pg_inherits
    where inhparent = 'appointments'::regclass and inhrelid::regclass::text ~ '_\d{4}_\d{2}$'), now()));

call app.enclose(array['order_terms', 'order_settlements']::regclass[]);
revoke update, delete on order_settlements from tailgate_app;
