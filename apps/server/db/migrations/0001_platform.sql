-- The walls and the engine room: sites, markets, idempotency, rate limits, audit, events, jobs.

create schema app;
grant usage on schema app, public to tailgate_app, tailgate_jobs;

-- The site of the running transaction. Unset means no site: then no row of any site is visible.
create function app.site_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.site_id', true), '')::uuid $$;

-- Every table with a site_id is enclosed by its site's wall; every later migration calls this for its tables.
create procedure app.enclose(tables regclass[]) language plpgsql as $$
declare t regclass;
begin
  foreach t in array tables loop
    execute format('alter table %s enable row level security', t);
    execute format('create policy site_wall on %s to tailgate_app using (site_id = app.site_id()) with check (site_id = app.site_id())', t);
    execute format('grant select, insert, update, delete on %s to tailgate_app', t);
  end loop;
end $$;

create table sites (
  id uuid primary key,
  slug citext not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  hosts text[] not null default '{}',
  bundle_ids text[] not null default '{}',
  app_name text not null,
  app_logo text,
  app_logo_light text,
  primary_color text not null default '#009fd8' check (primary_color ~* '^#[0-9a-f]{6}$'),
  secondary_color text not null default '#f2784b' check (secondary_color ~* '^#[0-9a-f]{6}$'),
  service_email citext not null,
  maintenance_email citext not null,
  require_emergency_settings boolean not null default true,
  social_links jsonb not null default '{}',
  reference_lists jsonb not null default '{}',
  primary_menu jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sites_hosts on sites using gin (hosts);
create index sites_bundle_ids on sites using gin (bundle_ids);
-- Everybody may know of every site (its branding is public); only its own staff may change it.
alter table sites enable row level security;
create policy everyone_reads on sites for select to tailgate_app using (true);
create policy own_site_changes on sites for update to tailgate_app using (id = app.site_id()) with check (id = app.site_id());
grant select, update on sites to tailgate_app;

-- A market is the unit of scale: nothing in a booking crosses it.
create table markets (
  id uuid primary key,
  site_id uuid not null references sites,
  name text not null,
  time_zone text not null,
  created_at timestamptz not null default now(),
  unique (site_id, name)
);

-- The first answer to a write with an Idempotency-Key, sealed, replayed for at least 24 hours.
create table idempotency_keys (
  site_id uuid not null references sites,
  scope text not null,
  key text not null,
  fingerprint bytea not null,
  sealed_answer bytea,
  created_at timestamptz not null default now(),
  primary key (site_id, scope, key)
);
create index idempotency_keys_created_at on idempotency_keys using brin (created_at);

-- Written by rate-limiter-flexible: keys are hashed, so no address or name is kept.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limits to tailgate_app;

create table audit_log (
  id uuid primary key,
  site_id uuid not null references sites,
  at timestamptz not null default now(),
  actor_id uuid,
  impersonator_id uuid,
  action text not null,
  subject_id uuid,
  details jsonb not null default '{}',
  request_id text
);
create index audit_log_subject on audit_log (site_id, subject_id, at desc);
create index audit_log_actor on audit_log (site_id, actor_id, at desc);

-- What happened, in the transaction in which it happened. Listeners are jobs enqueued beside the row.
create table events (
  id uuid primary key,
  site_id uuid not null references sites,
  market_id uuid references markets,
  name text not null,
  payload jsonb not null,
  occurred_at timestamptz not null default now()
);
create index events_name on events (site_id, name, occurred_at);

call app.enclose(array['markets', 'idempotency_keys', 'audit_log', 'events']::regclass[]);
-- The log of who did what is only ever added to.
revoke update, delete on audit_log, events from tailgate_app;

-- The application may add jobs and nothing else of the queue; the queue's owner runs them.
grant create on schema app to tailgate_jobs;
set role tailgate_jobs;
create function app.add_job(task text, payload json, run_at timestamptz, job_key text, max_attempts integer)
  returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload, run_at => run_at, job_key => job_key, max_attempts => max_attempts);
end $$;
reset role;
revoke create on schema app from tailgate_jobs;
revoke all on function app.add_job from public;
grant execute on function app.add_job to tailgate_app;
