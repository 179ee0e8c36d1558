-- Cards are known to the processor; here is only what people recognize them by. Whose cards: an account's own, or those
-- that a provider keeps for a customer.
create table payment_holders (
  id uuid primary key,
  site_id uuid not null references sites,
  account_id uuid not null,
  provider_id uuid,
  -- The processor's name of the holder; none until the first card.
  stripe_customer_id text unique,
  created_at timestamptz not null default now(),
  unique (site_id, id),
  foreign key (site_id, account_id) references accounts (site_id, id) on delete cascade,
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade
);
create unique index payment_holders_whose on payment_holders (account_id, provider_id) nulls not distinct;
create index payment_holders_of_provider on payment_holders (provider_id) where provider_id is not null;

create table payment_cards (
  id uuid primary key,
  site_id uuid not null references sites,
  holder_id uuid not null,
  stripe_payment_method_id text not null unique,
  brand text not null,
  last_four char(4) not null check (last_four ~ '^[0-9]{4}$'),
  exp_month smallint not null check (exp_month between 1 and 12),
  exp_year smallint not null check (exp_year between 2000 and 2200),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  removed_at timestamptz check (removed_at is null or not is_default),
  unique (site_id, id),
  foreign key (site_id, holder_id) references payment_holders (site_id, id) on delete cascade
);
create index payment_cards_of_holder on payment_cards (holder_id, created_at);
create unique index payment_cards_one_default on payment_cards (holder_id) where is_default;

-- One attempt to charge a card for an order. Its id is the processor's idempotency key.
create table card_charges (
  id uuid primary key,
  site_id uuid not null references sites,
  appointment_id uuid not null,
  card_id uuid not null,
  amount_cents integer not null check (amount_cents between 50 and 99999999),
  currency char(3) not null default 'USD',
  status text not null default 'pending' check (status in ('pending', 'captured', 'declined', 'failed', 'cancelled')),
  failure_code text,
  stripe_payment_intent_id text unique,
  opened_by uuid,
  opened_at timestamptz not null,
  settled_at timestamptz check ((settled_at is null) = (status = 'pending')),
  unique (site_id, id),
  foreign key (site_id, card_id) references payment_cards (site_id, id),
  foreign key (site_id, opened_by) references accounts (site_id, id)
);
create unique index card_charges_one_of_order on card_charges (appointment_id) where status in ('pending', 'captured');
create index card_charges_of_card on card_charges (card_id);
create index card_charges_opened_by on card_charges (opened_by);

-- Money that goes back. Its id is the processor's idempotency key.
create table card_refunds (
  id uuid primary key,
  site_id uuid not null references sites,
  charge_id uuid not null,
  amount_cents integer not null check (amount_cents between 1 and 99999999),
  reason text not null default '',
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  failure_code text,
  stripe_refund_id text unique,
  opened_by uuid,
  opened_at timestamptz not null,
  settled_at timestamptz check ((settled_at is null) = (status = 'pending')),
  foreign key (site_id, charge_id) references card_charges (site_id, id),
  foreign key (site_id, opened_by) references accounts (site_id, id)
);
create index card_refunds_of_charge on card_refunds (charge_id);
create index card_refunds_opened_by on card_refunds (opened_by);

-- What the processor reported: each event once, however often it is sent.
create table payment_events (
  id text primary key check (length(id) <= 255),
  site_id uuid not null references sites,
  type text not null,
  charge_id uuid,
  refund_id uuid,
  received_at timestamptz not null,
  handled_at timestamptz
);

call app.enclose(array['payment_holders', 'payment_cards', 'card_charges', 'card_refunds', 'payment_events']::regclass[]);
call app.cap('payment_cards', 'holder_id', 20, 'removed_at is null');
