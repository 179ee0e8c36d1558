-- What a groomer promises to customers who come again: after so many visits, so much off. Every change is a row of its
-- own, the newest counts.
create table loyalty_terms (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  provider_id uuid not null,
  is_on boolean not null,
  visits smallint not null check (visits between 2 and 50),
  reward_cents integer not null check (reward_cents between 100 and 20000),
  changed_at timestamptz not null,
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade
);
create index loyalty_terms_of_provider on loyalty_terms (provider_id, changed_at);

-- Where a customer stands with a groomer: visits since the last reward, and what is left of the rewards.
create table loyalty_accounts (
  site_id uuid not null default app.site_id() references sites,
  provider_id uuid not null,
  customer_id uuid not null,
  visits smallint not null check (visits >= 0),
  credit_cents integer not null check (credit_cents >= 0),
  updated_at timestamptz not null,
  primary key (site_id, provider_id, customer_id),
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade,
  foreign key (site_id, customer_id) references accounts (site_id, id) on delete cascade
);
create index loyalty_accounts_of_provider on loyalty_accounts (provider_id);
create index loyalty_accounts_of_customer on loyalty_accounts (customer_id);

-- Visits that were counted, each once, with what they earned.
create table loyalty_visits (
  appointment_id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  provider_id uuid not null,
  customer_id uuid not null,
  earned_cents integer not null check (earned_cents >= 0),
  counted_at timestamptz not null,
  foreign key (site_id, provider_id, customer_id) references loyalty_accounts on delete cascade
);
create index loyalty_visits_of_account on loyalty_visits (site_id, provider_id, customer_id);

-- What orders took of the rewards.
create table loyalty_uses (
  appointment_id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  provider_id uuid not null,
  customer_id uuid not null,
  amount_cents integer not null check (amount_cents > 0),
  used_at timestamptz not null,
  foreign key (site_id, provider_id, customer_id) references loyalty_accounts on delete cascade
);
create index loyalty_uses_of_account on loyalty_uses (site_id, provider_id, customer_id);

call app.enclose(array['loyalty_terms', 'loyalty_accounts', 'loyalty_visits', 'loyalty_uses']::regclass[]);
revoke update, delete on loyalty_terms from tailgate_app;
call app.cap('loyalty_terms', 'provider_id', 1000);
