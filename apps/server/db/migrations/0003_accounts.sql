-- People, what they are on this site, and how they prove it.
create table accounts (
  id uuid primary key,
  site_id uuid not null references sites,
  email citext,
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  password_hash text,
  first_name text not null,
  last_name text not null,
  status text not null default 'active' check (status in ('pending', 'active', 'inactive')),
  roles text[] not null check (cardinality(roles) > 0
    and roles <@ array['groomer', 'fleet_owner', 'mechanic', 'renter', 'customer', 'staff', 'support']),
  photo_file_id uuid references files,
  created_at timestamptz not null default now(),
  anonymised_at timestamptz,
  unique (site_id, email),
  unique (site_id, phone)
);
create index accounts_search on accounts using gin
  ((first_name || ' ' || last_name || ' ' || coalesce(email::text, '') || ' ' || coalesce(phone, '')) gin_trgm_ops);

create table providers (
  account_id uuid primary key references accounts,
  site_id uuid not null references sites,
  market_id uuid references markets,
  status text not null default 'new' check (status in ('new', 'pending', 'approved', 'active', 'inactive')),
  service_category text not null default 'grooming' check (service_category in ('grooming', 'maintenance', 'fleetOwner', 'renter')),
  lock_service_category boolean not null default false,
  is_imported boolean not null default false,
  plan text not null default 'standard' check (plan in ('basic', 'standard')),
  business_name text,
  business_phone text,
  business_email citext,
  logo_file_id uuid references files,
  description text not null default '',
  vanity_url citext,
  address_line text,
  city text,
  state_or_province text,
  postal_code text,
  country char(2),
  location geography(point, 4326),
  time_zone text not null default 'America/Chicago',
  emergency_contact_name text,
  emergency_contact_relation text,
  emergency_contact_phone text,
  emergency_contact_email citext,
  groomer_referral_code text,
  customer_referral_code text,
  messaging_system_id text,
  average_rating numeric(3, 2) not null default 0,
  review_count integer not null default 0,
  currency char(3) not null default 'USD',
  max_pet_weight_lb integer not null default 130,
  max_distance_miles integer not null default 100,
  breeds_to_avoid text[] not null default '{}',
  ui_preferences jsonb not null default '{}',
  licence_front_file_id uuid references files,
  licence_back_file_id uuid references files,
  created_at timestamptz not null default now(),
  unique (site_id, vanity_url)
);

create table customer_profiles (
  account_id uuid primary key references accounts,
  site_id uuid not null references sites,
  market_id uuid references markets,
  address_line text,
  city text,
  state_or_province text,
  postal_code text,
  country char(2),
  location geography(point, 4326),
  address_notes text not null default '',
  source text,
  vip boolean not null default false,
  terms_version text,
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now()
);

-- A session is one sign-in on one device, and the family of the refresh tokens that follow each other.
create table sessions (
  id uuid primary key,
  site_id uuid not null references sites,
  account_id uuid not null references accounts,
  device_id text not null,
  device_name text not null default '',
  role text not null,
  remember boolean not null default true,
  order_id uuid,
  impersonator_id uuid references accounts,
  impersonator_session_id uuid references sessions,
  impersonation_reason text,
  authenticated_at timestamptz not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text
);
create index sessions_of_account on sessions (site_id, account_id, last_used_at desc) where revoked_at is null;

create table refresh_tokens (
  token_hash bytea primary key,
  site_id uuid not null references sites,
  session_id uuid not null references sessions on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- A texted code: never stored in the clear, few tries, short life.
create table phone_codes (
  id uuid primary key,
  site_id uuid not null references sites,
  purpose text not null check (purpose in ('sign_in', 'customer_sign_up')),
  phone text not null,
  account_id uuid references accounts,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table password_resets (
  token_hash bytea primary key,
  site_id uuid not null references sites,
  account_id uuid not null references accounts,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_account on password_resets (account_id);

create table devices (
  site_id uuid not null references sites,
  account_id uuid not null references accounts,
  device_id text not null,
  device_name text,
  push_token text not null,
  os text,
  os_version text,
  browser text,
  browser_version text,
  app_version text,
  app_bundle_version text,
  updated_at timestamptz not null,
  primary key (account_id, device_id)
);

create table deletion_requests (
  id uuid primary key,
  site_id uuid not null references sites,
  account_id uuid not null references accounts,
  status text not null default 'waiting' check (status in ('waiting', 'withdrawn', 'carried_out')),
  requested_at timestamptz not null,
  scheduled_for timestamptz not null
);
create unique index deletion_requests_waiting on deletion_requests (account_id) where status = 'waiting';

create table client_events (
  id uuid primary key,
  site_id uuid not null references sites,
  account_id uuid not null references accounts,
  impersonator_id uuid,
  message text not null,
  at timestamptz not null
);
create index client_events_account on client_events (account_id, at desc);

call app.enclose(array['accounts', 'providers', 'customer_profiles', 'sessions', 'refresh_tokens', 'phone_codes',
  'password_resets', 'devices', 'deletion_requests', 'client_events']::regclass[]);

-- Called in the round trip that opens a transaction: a revoked session cannot do one more thing.
create function app.require_session(session uuid, must_be_fresh boolean) returns void language plpgsql stable as $$
declare authenticated timestamptz;
begin
  select s.authenticated_at into authenticated from sessions s join accounts a on a.id = s.account_id
    where s.id = session and s.revoked_at is null and s.expires_at > now() and a.status <> 'inactive';
  if not found then
    raise exception 'the session has ended' using errcode = 'TG401';
  end if;
  if must_be_fresh and authenticated < now() - interval '10 minutes' then
    raise exception 'the sign-in is not fresh' using errcode = 'TG403';
  end if;
end $$;
