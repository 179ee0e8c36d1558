-- Which groomers drive for which fleet owner. A groomer is asked, and answers: nobody is put into a van unasked.
create table fleet_drivers (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  owner_id uuid not null,
  groomer_id uuid not null,
  status text not null check (status in ('invited', 'attached', 'declined', 'left')),
  invited_at timestamptz not null,
  unique (site_id, owner_id, groomer_id),
  foreign key (site_id, owner_id) references providers (site_id, account_id) on delete cascade,
  foreign key (site_id, groomer_id) references providers (site_id, account_id) on delete cascade
);
create index fleet_drivers_of_owner on fleet_drivers (owner_id, status);
create index fleet_drivers_of_groomer on fleet_drivers (groomer_id, status);

-- Rules of an owner for whoever drives their vans. A change is a new version; what was accepted stays as it was read.
create table fleet_policies (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  owner_id uuid not null,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  retired_at timestamptz,
  unique (site_id, id),
  foreign key (site_id, owner_id) references providers (site_id, account_id) on delete cascade
);
create index fleet_policies_of_owner on fleet_policies (owner_id, created_at);

create table fleet_policy_versions (
  site_id uuid not null default app.site_id() references sites,
  policy_id uuid not null,
  version integer not null check (version > 0),
  title text not null,
  description text not null default '',
  content text not null,
  saved_by uuid not null,
  saved_at timestamptz not null,
  primary key (policy_id, version),
  unique (site_id, policy_id, version),
  foreign key (site_id, policy_id) references fleet_policies (site_id, id) on delete cascade,
  foreign key (site_id, saved_by) references accounts (site_id, id)
);

create table fleet_policy_acceptances (
  site_id uuid not null default app.site_id() references sites,
  policy_id uuid not null,
  version integer not null,
  driver_id uuid not null,
  accepted_at timestamptz not null,
  primary key (policy_id, version, driver_id),
  foreign key (site_id, policy_id, version) references fleet_policy_versions (site_id, policy_id, version) on delete cascade,
  foreign key (site_id, driver_id) references providers (site_id, account_id) on delete cascade
);
create index fleet_policy_acceptances_of_driver on fleet_policy_acceptances (driver_id, policy_id, version);

call app.enclose(array['fleet_drivers', 'fleet_policies', 'fleet_policy_versions', 'fleet_policy_acceptances']::regclass[]);
call app.drive('fleet_driver', 'fleet_drivers', 'id');
call app.cap('fleet_drivers', 'owner_id', 500);
call app.cap('fleet_policies', 'owner_id', 30, 'retired_at is null');
call app.cap('fleet_policy_versions', 'policy_id', 40, 'saved_at > app.now() - make_interval(days => 1)');
