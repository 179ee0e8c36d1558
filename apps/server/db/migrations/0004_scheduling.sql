-- When a provider works: the ordinary week, and the days taken out of it. Both in the provider's own zone.
create table weekly_windows (
  id uuid primary key,
  site_id uuid not null references sites,
  provider_id uuid not null references providers (account_id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  minutes int4range not null check (lower(minutes) >= 0 and upper(minutes) <= 1440 and not isempty(minutes)),
  -- Two windows of one day never overlap; the database says so, whoever writes.
  constraint weekly_windows_do_not_overlap exclude using gist (provider_id with =, weekday with =, minutes with &&)
);

create table time_off (
  id uuid primary key,
  site_id uuid not null references sites,
  provider_id uuid not null references providers (account_id) on delete cascade,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  created_at timestamptz not null
);
create index time_off_of_provider on time_off (provider_id, ends_on);

call app.enclose(array['weekly_windows', 'time_off']::regclass[]);
