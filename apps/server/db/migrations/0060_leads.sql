-- Somebody wanted a visit and nobody could come: for the site, which looks for groomers there. One for each ordering
-- session, under the same id. It names a person, so it is forgotten after a year.
create table leads (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  customer_id uuid,
  -- The groomer who had no time, where one was chosen.
  provider_id uuid,
  first_name text not null check (length(first_name) <= 80),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 20),
  postal_code text not null check (length(postal_code) <= 20),
  place geography(point, 4326),
  pet_count smallint not null check (pet_count between 0 and 6),
  message text not null check (length(message) <= 500),
  created_at timestamptz not null,
  foreign key (site_id, customer_id) references accounts (site_id, id),
  foreign key (site_id, provider_id) references providers (site_id, account_id)
);
create index leads_age on leads (site_id, created_at);
create index leads_customer on leads (customer_id);
create index leads_provider on leads (provider_id);

call app.enclose(array['leads']::regclass[]);
