-- Why an owner keeps a van out of use. When is in `occupancy`, under the same id; here it is kept to bound and to read.
create table van_blocks (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  vehicle_id uuid not null,
  reason text not null check (reason in ('own_use', 'service', 'cleaning', 'inspection', 'other')),
  note text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_by uuid not null,
  created_at timestamptz not null,
  foreign key (site_id, vehicle_id) references vehicles (site_id, id) on delete cascade,
  foreign key (site_id, created_by) references accounts (site_id, id)
);
create index van_blocks_of_vehicle on van_blocks (site_id, vehicle_id, ends_at);

call app.enclose(array['van_blocks']::regclass[]);
call app.cap('van_blocks', 'vehicle_id', 100, 'ends_at > app.now()');
