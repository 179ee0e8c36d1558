-- How an owner planned the drivers of a van, as they entered it. Who holds it when is custody.
create table van_assignments (
  vehicle_id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  type text not null check (type in ('full_time', 'weekly', 'calendar')),
  -- The driver of each weekday (1 is Sunday) of a weekly plan; null where there is none.
  weekly uuid[] check ((weekly is not null) = (type = 'weekly') and cardinality(weekly) = 7),
  starts_on date not null,
  ends_on date,
  saved_by uuid not null,
  saved_at timestamptz not null,
  foreign key (site_id, vehicle_id) references vehicles (site_id, id) on delete cascade,
  foreign key (site_id, saved_by) references accounts (site_id, id)
);

-- What a day of a van costs more or less than its plan says.
create table van_price_adjustments (
  site_id uuid not null default app.site_id() references sites,
  vehicle_id uuid not null,
  day date not null,
  amount_cents integer not null check (amount_cents between -200000 and 200000 and amount_cents <> 0),
  primary key (vehicle_id, day),
  foreign key (site_id, vehicle_id) references vehicles (site_id, id) on delete cascade
);

call app.enclose(array['van_assignments', 'van_price_adjustments']::regclass[]);
