-- What a pet owner puts together before placing it, with or without an account. The id is the only key of a visitor; once
-- a customer took the session over, it is theirs alone. It holds a household's address, so it is forgotten after a week.
create table booking_sessions (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  customer_id uuid,
  location jsonb,
  pets jsonb not null default '[]',
  -- The search of exactly these pets at this place; forgotten on its own.
  search_id uuid,
  -- The groomer whom the visitor came for.
  preferred_id uuid,
  provider_id uuid,
  starts_at timestamptz,
  -- What the groomer asked when the time was chosen.
  quote jsonb,
  -- The occupant that keeps the time free until then, and for whom: a keyed hash of the network.
  hold_id uuid,
  hold_until timestamptz,
  hold_network bytea,
  renewals smallint not null default 0,
  waitlisted_at timestamptz,
  reminded_at timestamptz,
  appointment_id uuid,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  check ((starts_at is null) = (provider_id is null)),
  check ((quote is null) = (provider_id is null)),
  check ((hold_id is null) = (hold_until is null)),
  foreign key (site_id, customer_id) references accounts (site_id, id),
  foreign key (site_id, preferred_id) references providers (site_id, account_id),
  foreign key (site_id, provider_id) references providers (site_id, account_id)
);
create index booking_sessions_expiry on booking_sessions (site_id, expires_at);
create index booking_sessions_customer on booking_sessions (customer_id);
create index booking_sessions_preferred on booking_sessions (preferred_id);
create index booking_sessions_provider on booking_sessions (provider_id);
create index booking_sessions_search on booking_sessions (search_id) where search_id is not null;
create index booking_sessions_holds on booking_sessions (site_id, hold_until) where hold_until is not null;

-- Who accepted which policies, in which version and when. Kept: it is the proof.
create table accepted_policies (
  site_id uuid not null default app.site_id() references sites,
  customer_id uuid not null,
  version text not null,
  accepted_at timestamptz not null,
  primary key (customer_id, version),
  foreign key (site_id, customer_id) references accounts (site_id, id)
);

call app.enclose(array['booking_sessions', 'accepted_policies']::regclass[]);
revoke update, delete on accepted_policies from tailgate_app;
