-- A sign-up before there is an account. The id is the only key of a visitor. It holds a phone number and what a fleet owner
-- entered, so it is forgotten when it has expired.
create table sign_up_sessions (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  kind text not null check (kind in ('service_provider', 'fleet_owner')),
  phone text not null,
  -- The code that works: the one that was texted last.
  code_id uuid not null,
  verified_at timestamptz,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  referral_code text check (char_length(referral_code) <= 40),
  -- Of a fleet owner, who enters everything first.
  entered jsonb,
  password_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((kind = 'fleet_owner') = (entered is not null)),
  check ((kind = 'fleet_owner') = (password_hash is not null))
);
create index sign_up_sessions_expiry on sign_up_sessions (site_id, expires_at);

-- Codes that let one other provider sign up. A provider has one open code at a time.
create table sign_up_invites (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  inviter_id uuid not null,
  code text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  used_by uuid,
  unique (site_id, code),
  foreign key (site_id, inviter_id) references providers (site_id, account_id) on delete cascade,
  foreign key (site_id, used_by) references accounts (site_id, id),
  check ((used_at is null) = (used_by is null))
);
create unique index sign_up_invites_open on sign_up_invites (inviter_id) where used_at is null;
create index sign_up_invites_inviter on sign_up_invites (inviter_id);

-- What a provider accepted and handed in, and what staff said about it.
create table provider_applications (
  account_id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  -- Unknown of those who registered before these were recorded.
  terms_version text,
  terms_accepted_at timestamptz,
  policies_version text,
  policies_accepted_at timestamptz,
  referred_by uuid,
  number_of_vehicles integer check (number_of_vehicles between 1 and 500),
  submitted_at timestamptz,
  request_message text check (char_length(request_message) between 1 and 500),
  requested_at timestamptz,
  decline_message text check (char_length(decline_message) between 1 and 500),
  declined_at timestamptz,
  created_at timestamptz not null,
  foreign key (site_id, account_id) references providers (site_id, account_id) on delete cascade,
  foreign key (site_id, referred_by) references accounts (site_id, id),
  check ((terms_version is null) = (terms_accepted_at is null)),
  check ((policies_version is null) = (policies_accepted_at is null)),
  check ((request_message is null) = (requested_at is null)),
  check ((decline_message is null) = (declined_at is null))
);

-- Steps that a provider reported as done or skipped.
create table provider_steps (
  account_id uuid not null,
  step text not null check (char_length(step) between 1 and 60),
  site_id uuid not null default app.site_id() references sites,
  status text not null check (status in ('done', 'skipped')),
  reported_at timestamptz not null,
  primary key (account_id, step),
  foreign key (site_id, account_id) references providers (site_id, account_id) on delete cascade
);

call app.enclose(array['sign_up_sessions', 'sign_up_invites', 'provider_applications', 'provider_steps']::regclass[]);
