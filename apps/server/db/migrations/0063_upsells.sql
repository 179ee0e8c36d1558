-- What a groomer sells beside the services. A product that was removed stays as a row: open orders can have it, and its
-- stock is theirs still.
create table upsells (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  provider_id uuid not null,
  name text not null,
  description text not null,
  price_cents integer not null check (price_cents between 1 and 100000),
  -- Shown in this order; the default image is one of them. Images that are no longer there are left out.
  image_ids uuid[] not null default '{}' check (cardinality(image_ids) <= 6),
  default_image_id uuid,
  -- Null where nobody counts them.
  stock integer check (stock between 0 and 99999),
  is_active boolean not null default true,
  position integer not null check (position >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  unique (site_id, id),
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade
);
create index upsells_of_provider on upsells (provider_id, position);

-- Whether customers see a groomer's products. No row: they do.
create table upsell_stores (
  provider_id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  is_on boolean not null,
  updated_at timestamptz not null,
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade
);

-- Products on an order, with name and price as they were when they were put on it. No foreign key leads to the
-- appointment, as from its lines.
create table order_upsells (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  appointment_id uuid not null,
  upsell_id uuid,
  name text not null,
  price_cents integer not null check (price_cents between 1 and 100000),
  quantity smallint not null check (quantity between 1 and 20),
  -- What was taken out of stock for it, with the completion; nothing where nobody counts.
  stock_taken smallint not null default 0 check (stock_taken in (0, quantity)),
  added_by text not null check (added_by in ('customer', 'groomer')),
  added_at timestamptz not null,
  unique (appointment_id, upsell_id),
  foreign key (site_id, upsell_id) references upsells (site_id, id) on delete set null (upsell_id)
);
create index order_upsells_of_upsell on order_upsells (upsell_id);

call app.enclose(array['upsells', 'upsell_stores', 'order_upsells']::regclass[]);
call app.cap('upsells', 'provider_id', 100, 'removed_at is null');
