-- The customers of a provider, and their pets. Names, phone, email and address are the account's; what a provider notes
-- about a customer is the provider's own.
create table provider_customers (
  site_id uuid not null references sites,
  provider_id uuid not null,
  customer_id uuid not null,
  vip boolean not null default false,
  source text not null default '',
  notes text not null default '',
  alert text not null default '',
  alert_changed_at timestamptz,
  -- The agreements that the provider asked for; they are accepted by the customer only.
  agreements_asked text[] not null default '{}'
    check (agreements_asked <@ array['petRelease', 'termsAndConditions', 'cancellationPolicy']),
  agreements_sent_at timestamptz,
  waitlisted_at timestamptz,
  blocked_at timestamptz,
  block_reason text,
  block_reported boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (provider_id, customer_id),
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade,
  foreign key (site_id, customer_id) references accounts (site_id, id)
);
create index provider_customers_customer on provider_customers (customer_id);

create table pets (
  id uuid primary key,
  site_id uuid not null references sites,
  customer_id uuid not null,
  name text not null,
  pet_type_id uuid not null,
  breed_id uuid,
  time_modifier_id uuid,
  photo_file_id uuid,
  description text not null default '',
  gender text check (gender in ('female', 'male')),
  birth_year smallint check (birth_year between 1950 and 2100),
  weight_lb integer check (weight_lb between 1 and 400),
  vaccinated boolean not null default false,
  declawed boolean not null default false,
  spayed_neutered boolean not null default false,
  anxious_aggressive boolean not null default false,
  groomer_note text not null default '',
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (site_id, id),
  foreign key (site_id, customer_id) references accounts (site_id, id),
  foreign key (site_id, pet_type_id) references pet_types (site_id, id),
  foreign key (site_id, breed_id) references breeds (site_id, id) on delete set null (breed_id),
  foreign key (site_id, time_modifier_id) references time_modifiers (site_id, id) on delete set null (time_modifier_id),
  foreign key (site_id, photo_file_id) references files (site_id, id) on delete set null (photo_file_id)
);
create index pets_customer on pets (customer_id, name);
create index pets_breed on pets (breed_id) where breed_id is not null;
create index pets_time_modifier on pets (time_modifier_id) where time_modifier_id is not null;
create index pets_photo_file on pets (photo_file_id) where photo_file_id is not null;

create table pet_images (
  site_id uuid not null references sites,
  pet_id uuid not null,
  file_id uuid not null,
  position smallint not null,
  primary key (pet_id, file_id),
  foreign key (site_id, pet_id) references pets (site_id, id) on delete cascade,
  foreign key (site_id, file_id) references files (site_id, id) on delete cascade
);
create index pet_images_file on pet_images (file_id);

create table pet_vaccinations (
  id uuid primary key,
  site_id uuid not null references sites,
  pet_id uuid not null,
  name text not null,
  expires_on date,
  file_id uuid,
  created_at timestamptz not null default now(),
  foreign key (site_id, pet_id) references pets (site_id, id) on delete cascade,
  foreign key (site_id, file_id) references files (site_id, id) on delete set null (file_id)
);
create index pet_vaccinations_pet on pet_vaccinations (pet_id, expires_on);
create index pet_vaccinations_file on pet_vaccinations (file_id) where file_id is not null;

call app.enclose(array['provider_customers', 'pets', 'pet_images', 'pet_vaccinations']::regclass[]);
call app.cap('provider_customers', 'provider_id', 20000);
call app.cap('pets', 'customer_id', 100);
call app.cap('pet_images', 'pet_id', 20);
call app.cap('pet_vaccinations', 'pet_id', 50);

-- How people are found by what somebody typed, wherever they are searched: without regard to case and outer spaces,
-- a phone by its first digits (with or without the country's 1), a full name in either order by any part of it.
-- Nothing typed finds nobody.
create function app.person_matches(typed text, first_name text, last_name text, phone text) returns boolean
  language sql immutable parallel safe as $$
  select case
    when btrim(typed) = '' then false
    else position(lower(regexp_replace(btrim(typed), '[\s,]+', ' ', 'g')) in lower(first_name || ' ' || last_name)) > 0
      or position(lower(regexp_replace(btrim(typed), '[\s,]+', ' ', 'g')) in lower(last_name || ' ' || first_name)) > 0
      or (btrim(typed) ~ '^[+(]*\d[\d\s().+-]*$' and (
        starts_with(regexp_replace(phone, '\D', '', 'g'), regexp_replace(typed, '\D', '', 'g'))
        or starts_with(phone, '+1' || regexp_replace(typed, '\D', '', 'g'))))
  end
$$;
