-- What can be done to a pet, and what each provider asks for it. Money in cents of the provider's currency.
create table pet_types (
  id uuid primary key,
  site_id uuid not null references sites,
  name text not null,
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  position smallint not null default 0,
  unique (site_id, slug)
);

create table pet_sizes (
  id uuid primary key,
  site_id uuid not null references sites,
  name text not null check (name in ('extra_small', 'small', 'medium', 'large', 'extra_large')),
  label text not null,
  position smallint not null,
  min_weight_lb integer not null check (min_weight_lb >= 0),
  -- Without an end for the largest.
  max_weight_lb integer check (max_weight_lb > min_weight_lb),
  price_modifier_cents integer not null check (price_modifier_cents >= 0),
  duration_modifier_minutes integer not null default 0 check (duration_modifier_minutes >= 0),
  unique (site_id, name)
);

create table breeds (
  id uuid primary key,
  site_id uuid not null references sites,
  pet_type_id uuid not null references pet_types,
  name text not null,
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  weight_low_lb integer not null check (weight_low_lb >= 0),
  weight_high_lb integer not null check (weight_high_lb >= weight_low_lb),
  size text not null check (size in ('extra_small', 'small', 'medium', 'large', 'extra_large')),
  -- How much work the coat is, from 1 (wash and go) to 5 (hours of scissors).
  breed_intensity smallint not null check (breed_intensity between 1 and 5),
  groom_frequency_weeks smallint not null check (groom_frequency_weeks > 0),
  personality text not null default '',
  description text not null default '',
  grooming_notes text not null default '',
  unique (site_id, slug)
);
create index breeds_of_type on breeds (site_id, pet_type_id, name);

create table catalogue_services (
  id uuid primary key,
  site_id uuid not null references sites,
  pet_type_id uuid not null references pet_types,
  category text not null default 'grooming',
  name text not null,
  description text not null default '',
  features text[] not null default '{}',
  base_min_price_cents integer not null default 0 check (base_min_price_cents >= 0),
  base_max_price_cents integer not null default 0 check (base_max_price_cents >= base_min_price_cents),
  base_minutes integer not null default 0 check (base_minutes >= 0),
  position smallint not null default 0
);
create index catalogue_services_listed on catalogue_services (site_id, position);

create table catalogue_add_ons (
  id uuid primary key,
  site_id uuid not null references sites,
  name text not null,
  description text not null default '',
  base_price_cents integer not null default 0 check (base_price_cents >= 0),
  base_minutes integer not null default 0 check (base_minutes >= 0),
  position smallint not null default 0
);

create table catalogue_service_add_ons (
  site_id uuid not null references sites,
  service_id uuid not null references catalogue_services on delete cascade,
  add_on_id uuid not null references catalogue_add_ons on delete cascade,
  primary key (service_id, add_on_id)
);

-- What makes a pet take longer than others of its kind: a matted coat, old age, fear.
create table time_modifiers (
  id uuid primary key,
  site_id uuid not null references sites,
  name text not null,
  minutes integer not null default 0 check (minutes >= 0),
  price_cents integer not null default 0 check (price_cents >= 0),
  position smallint not null default 0
);

create table provider_services (
  site_id uuid not null references sites,
  provider_id uuid not null references providers (account_id) on delete cascade,
  service_id uuid not null references catalogue_services on delete cascade,
  is_offered boolean not null default true,
  adjust_by text not null default 'size' check (adjust_by in ('size', 'breed')),
  is_hourly boolean not null default false,
  hourly_rate_cents integer not null default 0 check (hourly_rate_cents >= 0),
  -- The provider's own words; without them the catalogue's are shown.
  description text,
  features text[],
  primary key (provider_id, service_id)
);

create table provider_service_sizes (
  site_id uuid not null references sites,
  provider_id uuid not null,
  service_id uuid not null,
  size text not null check (size in ('extra_small', 'small', 'medium', 'large', 'extra_large')),
  price_cents integer not null check (price_cents >= 0),
  minutes integer not null check (minutes >= 0),
  primary key (provider_id, service_id, size),
  foreign key (provider_id, service_id) references provider_services on delete cascade
);

create table provider_service_breeds (
  site_id uuid not null references sites,
  provider_id uuid not null,
  service_id uuid not null,
  breed_id uuid not null references breeds on delete cascade,
  price_min_cents integer not null check (price_min_cents >= 0),
  price_max_cents integer not null check (price_max_cents >= price_min_cents),
  minutes integer not null check (minutes >= 0),
  primary key (provider_id, service_id, breed_id),
  foreign key (provider_id, service_id) references provider_services on delete cascade
);

create table provider_add_ons (
  site_id uuid not null references sites,
  provider_id uuid not null references providers (account_id) on delete cascade,
  add_on_id uuid not null references catalogue_add_ons on delete cascade,
  is_offered boolean not null default true,
  price_cents integer not null check (price_cents >= 0),
  minutes integer not null check (minutes >= 0),
  primary key (provider_id, add_on_id)
);

create table tutorials (
  id uuid primary key,
  site_id uuid not null references sites,
  title text not null,
  description text not null default '',
  duration_seconds integer not null check (duration_seconds > 0),
  url text not null check (url ~ '^https://'),
  position smallint not null default 0
);

call app.enclose(array['pet_types', 'pet_sizes', 'breeds', 'catalogue_services', 'catalogue_add_ons',
  'catalogue_service_add_ons', 'time_modifiers', 'provider_services', 'provider_service_sizes',
  'provider_service_breeds', 'provider_add_ons', 'tutorials']::regclass[]);
