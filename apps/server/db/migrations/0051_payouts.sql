-- Where a provider is paid: an account at the processor with a bank behind it. The bank's number is known to them alone.
create table connected_accounts (
  provider_id uuid primary key,
  site_id uuid not null references sites,
  stripe_account_id text not null unique,
  payouts_enabled boolean not null,
  bank_last_four char(4) not null check (bank_last_four ~ '^[0-9]{4}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade
);

-- What is sent to a provider's bank. Booked when it is opened, so that nothing is sent twice, and reversed where it fails.
-- Its id is the processor's idempotency key.
create table payouts (
  id uuid primary key,
  site_id uuid not null references sites,
  provider_id uuid not null,
  kind text not null check (kind in ('weekly', 'instant')),
  -- The Monday of a weekly one: there is one of each.
  week date check ((week is not null) = (kind = 'weekly')),
  amount_cents integer not null check (amount_cents between 1 and 99999999),
  fee_cents integer not null default 0 check (fee_cents >= 0),
  currency char(3) not null default 'USD',
  stripe_account_id text not null,
  bank_last_four char(4) not null,
  status text not null default 'pending' check (status in ('pending', 'sent', 'failed')),
  failure_code text,
  stripe_transfer_id text unique,
  stripe_payout_id text unique,
  opened_by uuid,
  opened_at timestamptz not null,
  settled_at timestamptz check ((settled_at is null) = (status = 'pending')),
  arrives_at timestamptz,
  unique (provider_id, week),
  foreign key (site_id, provider_id) references accounts (site_id, id),
  foreign key (site_id, opened_by) references accounts (site_id, id)
);
create index payouts_of_provider on payouts (provider_id, opened_at, id);
create index payouts_opened_by on payouts (opened_by);

-- A bank took a card payment back, or asks about it.
create table payment_disputes (
  id uuid primary key,
  site_id uuid not null references sites,
  charge_id uuid not null,
  stripe_dispute_id text not null unique,
  amount_cents integer not null check (amount_cents between 1 and 99999999),
  fee_cents integer not null check (fee_cents >= 0),
  reason text not null,
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz check ((closed_at is null) = (status = 'open')),
  foreign key (site_id, charge_id) references card_charges (site_id, id)
);
create index payment_disputes_of_charge on payment_disputes (charge_id);

alter table payment_events add column payout_id uuid;
alter table payment_events add column dispute_id text;

call app.enclose(array['connected_accounts', 'payouts', 'payment_disputes']::regclass[]);
