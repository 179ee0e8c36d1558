-- Where a provider works: polygons, each with its weekdays and what the drive there costs.
create table work_zones (
  id uuid primary key,
  site_id uuid not null references sites,
  provider_id uuid not null references providers (account_id) on delete cascade,
  name text not null,
  price_cents integer not null check (price_cents >= 0),
  weekdays smallint[] not null check (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  area geography(polygon, 4326) not null,
  position integer not null default 0,
  updated_at timestamptz not null
);
create index work_zones_of_provider on work_zones (provider_id, position);
-- 'Whose zone holds this point?' is the first question of every search.
create index work_zones_area on work_zones using gist (area);

-- Whatever occupies a groomer or a van, and nothing else: appointments, holds, blocks, rentals, maintenance. A row
-- occupies the time of the work and the drive to it from the neighbour before; two rows of one resource never touch.
-- Partitioned by resource, so that each provider's calendar is a small index however many providers there are.
create table occupancy (
  id uuid not null,
  site_id uuid not null,
  resource_id uuid not null,
  resource_kind text not null check (resource_kind in ('groomer', 'van')),
  kind text not null check (kind in ('appointment', 'hold', 'block', 'rental', 'trial', 'maintenance')),
  subject_id uuid,
  busy tstzrange not null check (not isempty(busy) and lower_inc(busy) and not upper_inc(busy)),
  occupied tstzrange not null check (upper(occupied) = upper(busy) and lower(occupied) <= lower(busy)),
  place geography(point, 4326),
  expires_at timestamptz check ((expires_at is not null) = (kind = 'hold')),
  created_at timestamptz not null,
  primary key (resource_id, id)
) partition by hash (resource_id);

-- PostgreSQL 15 wants the exclusion on each leaf. 64 leaves keep one at a few million rows a year at full size.
do $$
begin
  for leaf in 0..63 loop
    execute format('create table occupancy_%s partition of occupancy for values with (modulus 64, remainder %s)', leaf, leaf);
    execute format(
      'alter table occupancy_%1$s add constraint occupancy_%1$s_never_overlaps exclude using gist (resource_id with =, occupied with &&)',
      leaf);
  end loop;
end $$;
create index occupancy_expiry on occupancy (expires_at) where expires_at is not null;

-- How long it takes from one place to another at an hour of the day, as the routing vendor said. Not personal: places
-- are rounded to about a hundred metres, and nobody is named. Shared by all sites.
create table drive_legs (
  from_cell text not null,
  to_cell text not null,
  hour smallint not null check (hour between 0 and 23),
  minutes integer not null check (minutes >= 0),
  meters integer not null check (meters >= 0),
  asked_at timestamptz not null,
  primary key (from_cell, to_cell, hour)
);
grant select, insert, update, delete on drive_legs to tailgate_app;

call app.enclose(array['work_zones', 'occupancy']::regclass[]);
