-- How far the people who have to accept a version were told: a job that runs again goes on where it stopped.
create table agreement_notices (
  version_id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  -- In the order of ids; everybody up to here was told.
  told_up_to uuid,
  finished_at timestamptz,
  foreign key (site_id, version_id) references agreement_versions (site_id, id)
);
create index agreement_notices_in_site on agreement_notices (site_id, version_id);
call app.enclose(array['agreement_notices']::regclass[]);
