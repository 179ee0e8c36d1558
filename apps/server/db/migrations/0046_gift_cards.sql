-- Sold by a groomer and used at the van. Whoever knows the code can spend it, so only its hash is kept.
create table gift_cards (
  id uuid primary key,
  site_id uuid not null references sites,
  provider_id uuid not null,
  customer_id uuid,
  code_hash text not null,
  code_ending text not null check (length(code_ending) = 4),
  initial_cents integer not null check (initial_cents between 100 and 100000),
  balance_cents integer not null check (balance_cents between 0 and initial_cents),
  sold_at timestamptz not null default now(),
  voided_at timestamptz,
  unique (site_id, id),
  unique (site_id, code_hash),
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade,
  foreign key (site_id, customer_id) references accounts (site_id, id) on delete set null (customer_id)
);
create index gift_cards_of_provider on gift_cards (provider_id, sold_at);

create index gift_cards_customer on gift_cards (customer_id) where customer_id is not null;

create table gift_card_uses (
  site_id uuid not null references sites,
  gift_card_id uuid not null,
  appointment_id uuid not null,
  amount_cents integer not null check (amount_cents > 0),
  used_at timestamptz not null default now(),
  primary key (gift_card_id, appointment_id),
  foreign key (site_id, gift_card_id) references gift_cards (site_id, id) on delete cascade
);

call app.enclose(array['gift_cards', 'gift_card_uses']::regclass[]);
call app.cap('gift_cards', 'provider_id', 5000);
