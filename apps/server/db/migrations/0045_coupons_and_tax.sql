-- What a site takes for card processing and for its own work. Who pays it is chosen with each order.
alter table sites
  add column processing_fee_percent numeric(6, 4) not null default 2.9 check (processing_fee_percent between 0 and 20),
  add column processing_fee_cents integer not null default 30 check (processing_fee_cents between 0 and 1000),
  add column management_fee_percent numeric(6, 4) not null default 5 check (management_fee_percent between 0 and 50),
  add column management_fee_cents integer not null default 0 check (management_fee_cents between 0 and 10000);

-- Sales tax by place: the longest prefix of the postal code counts, an empty one is the whole state.
create table tax_places (
  site_id uuid not null references sites,
  state_or_province text not null,
  postal_prefix text not null default '' check (length(postal_prefix) <= 12),
  percent numeric(6, 4) not null check (percent between 0 and 30),
  updated_at timestamptz not null default now(),
  primary key (site_id, state_or_province, postal_prefix)
);

-- A discount that a groomer gives to one customer, or to whoever knows the code.
create table coupons (
  id uuid primary key,
  site_id uuid not null references sites,
  provider_id uuid not null,
  customer_id uuid,
  code text not null check (code = upper(code) and length(code) between 3 and 30),
  user_category text not null default 'customer' check (user_category in ('customer', 'new_customer')),
  modifier_type text not null check (modifier_type in ('fixed', 'percentage')),
  amount_cents integer check (amount_cents between 1 and 1000000),
  percent numeric(6, 4) check (percent > 0 and percent <= 100),
  is_single_use boolean not null default false,
  minimum_spend_cents integer check (minimum_spend_cents between 0 and 10000000),
  minimum_pets smallint check (minimum_pets between 1 and 20),
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  check ((modifier_type = 'fixed') = (amount_cents is not null) and (modifier_type = 'percentage') = (percent is not null)),
  unique (site_id, id),
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade,
  foreign key (site_id, customer_id) references accounts (site_id, id) on delete cascade
);
create unique index coupons_code on coupons (provider_id, code) where removed_at is null;
create index coupons_of_provider on coupons (provider_id, created_at);
create index coupons_customer on coupons (customer_id, provider_id);

-- Which order used it: one row for each, also where a coupon may be used often.
create table coupon_uses (
  site_id uuid not null references sites,
  coupon_id uuid not null,
  appointment_id uuid not null,
  customer_id uuid not null,
  discount_cents integer not null check (discount_cents >= 0),
  used_at timestamptz not null default now(),
  primary key (coupon_id, appointment_id),
  foreign key (site_id, coupon_id) references coupons (site_id, id) on delete cascade
);

call app.enclose(array['tax_places', 'coupons', 'coupon_uses']::regclass[]);
call app.cap('coupons', 'provider_id', 5000);
