-- One clock for the server and its database. A test or a demonstration takes place at an instant of its own: the setting
-- says how far ahead of the machine's clock that is. In production nobody sets it, and app.now() is now().
create function app.clock_offset() returns interval language sql stable parallel safe
  return coalesce(nullif(current_setting('app.clock_offset', true), '')::interval, interval '0');
create function app.now() returns timestamptz language sql stable parallel safe
  return now() + app.clock_offset();

-- The queue lives by the machine's clock: the time of a job is translated where it is added.
grant create on schema app to tailgate_jobs;
set role tailgate_jobs;
create or replace function app.add_job(task text, payload json, run_at timestamptz, job_key text, max_attempts integer, priority integer)
  returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload, run_at => run_at - app.clock_offset(), job_key => job_key,
    max_attempts => max_attempts, priority => priority);
end $$;
-- For processes that were started before.
create or replace function app.add_job(task text, payload json, run_at timestamptz, job_key text, max_attempts integer)
  returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.add_job(task, payload, run_at, job_key, max_attempts, 0);
end $$;
reset role;
revoke create on schema app from tailgate_jobs;

-- As in 0088.
create or replace function app.require_session(session uuid, role text, must_be_fresh boolean, open_while text[], duty text)
  returns void language plpgsql stable as $$
declare found_session record;
begin
  select s.authenticated_at, s.impersonator_id, s.impersonator_session_id, s.awaiting, s.second_step_at, a.duties
    into found_session
    from sessions s join accounts a on a.id = s.account_id
    where s.id = session and s.revoked_at is null and s.expires_at > app.now()
      and a.status <> 'inactive' and require_session.role = any (a.roles);
  if not found then
    raise exception 'the session has ended' using errcode = 'TG401';
  end if;
  if found_session.impersonator_id is not null then
    perform from sessions s join accounts a on a.id = s.account_id
      where s.id = found_session.impersonator_session_id and s.account_id = found_session.impersonator_id
        and s.revoked_at is null and s.expires_at > app.now()
        and a.status <> 'inactive' and 'support' = any (a.roles);
    if not found then
      raise exception 'the impersonation has ended' using errcode = 'TG401';
    end if;
  end if;
  if found_session.awaiting is not null then
    if found_session.awaiting <> all (open_while) then
      raise exception 'the second step is missing' using errcode = 'TG402';
    end if;
  elsif require_session.role in ('staff', 'support') and found_session.second_step_at is null then
    raise exception 'the second step is missing' using errcode = 'TG402';
  end if;
  if require_session.duty is not null and not (found_session.duties && array[require_session.duty, 'owner']) then
    raise exception 'the duty is missing' using errcode = 'TG404';
  end if;
  if must_be_fresh and found_session.authenticated_at < app.now() - interval '10 minutes' then
    raise exception 'the sign-in is not fresh' using errcode = 'TG403';
  end if;
end $$;

-- As in 0003: for processes that were started long before.
create or replace function app.require_session(session uuid, must_be_fresh boolean) returns void language plpgsql stable as $$
declare authenticated timestamptz;
begin
  select s.authenticated_at into authenticated from sessions s join accounts a on a.id = s.account_id
    where s.id = session and s.revoked_at is null and s.expires_at > app.now() and a.status <> 'inactive';
  if not found then
    raise exception 'the session has ended' using errcode = 'TG401';
  end if;
  if must_be_fresh and authenticated < app.now() - interval '10 minutes' then
    raise exception 'the sign-in is not fresh' using errcode = 'TG403';
  end if;
end $$;

-- Days off that are over do not count. As in 0021.
create or replace trigger capped before insert on time_off for each row when (current_user = 'tailgate_app')
  execute function app.enforce_cap('provider_id', '100', 'ends_on >= app.now()::date');

-- As in 0036.
create or replace function app.count_busy_days_again() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from public.busy_days where resource_id = new.account_id;
    insert into public.busy_days (resource_id, site_id, day, busy)
    select new.account_id, new.site_id, c.day, app.busy_on(new.account_id, new.site_id, c.day, new.time_zone) from (
      select distinct d.day from public.occupancy o
      cross join lateral app.local_days(o.busy, new.time_zone) as d (day)
      where o.resource_id = new.account_id and o.site_id = new.site_id and o.kind <> 'hold'
        and o.occupied && tstzrange(app.now() - interval '2 days', null)) c;
    return null;
  end $$;

-- As in 0011.
create or replace procedure app.drive(machine text, driven regclass, key_column text) language plpgsql as $$
begin
  execute format('alter table %s add column status_since timestamptz not null default app.now()', driven);
  execute format('create trigger status_by_transition before update on %s for each row
    when (current_user = ''tailgate_app'' and (old.status, old.status_since) is distinct from (new.status, new.status_since))
    execute function app.require_transition(%L, %L)', driven, machine, key_column);
end $$;

-- As in 0011.
create or replace function app.make_transition_months() returns integer language plpgsql security definer
  set search_path = pg_catalog, pg_temp set lock_timeout = '3s' set timezone = 'UTC' as $$
declare
  month timestamptz;
  leaf text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('app.make_transition_months'));
  for ahead in 0..3 loop
    month := date_trunc('month', app.now()) + make_interval(months => ahead);
    leaf := 'transitions_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('public.' || leaf) is not null;
    execute format('create table public.%I (like public.transitions including all)', leaf);
    execute format('alter table public.transitions attach partition public.%I for values from (%L) to (%L)',
      leaf, month, month + interval '1 month');
    made := made + 1;
  end loop;
  return made;
end $$;

-- As in 0044.
create or replace function app.make_appointment_months(since timestamptz default app.now()) returns integer language plpgsql
  security definer set search_path = pg_catalog, pg_temp set lock_timeout = '3s' set timezone = 'UTC' as $$
declare
  month timestamptz := date_trunc('month', since);
  parent text;
  leaf text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('app.make_appointment_months'));
  while month < app.now() + interval '3 months' loop
    foreach parent in array array['appointments', 'appointment_lines', 'order_terms', 'order_settlements'] loop
      leaf := parent || '_' || to_char(month, 'YYYY_MM');
      continue when to_regclass('public.' || leaf) is not null;
      execute format('create table public.%I (like public.%I including all)', leaf, parent);
      execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)',
        parent, leaf, app.first_id_at(month), app.first_id_at(month + interval '1 month'));
      made := made + 1;
    end loop;
    month := month + interval '1 month';
  end loop;
  return made;
end $$;

-- As in 0080.
create or replace function app.keep_audit_months() returns integer language plpgsql security definer
  set search_path = pg_catalog, pg_temp set lock_timeout = '3s' set timezone = 'UTC' as $$
declare
  month timestamptz;
  leaf text;
  changed integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('app.keep_audit_months'));
  for ahead in 0..3 loop
    month := date_trunc('month', app.now()) + make_interval(months => ahead);
    leaf := 'audit_records_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('public.' || leaf) is not null;
    execute format('create table public.%I (like public.audit_records including all)', leaf);
    call app.index_audit_month(('public.' || leaf)::regclass);
    execute format('alter table public.audit_records attach partition public.%I for values from (%L) to (%L)',
      leaf, month, month + interval '1 month');
    changed := changed + 1;
  end loop;
  for leaf in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.audit_records'::regclass
      and c.relname ~ '^audit_records_\d{4}_\d{2}$'
      and right(c.relname, 7) < to_char(app.now() - interval '13 months', 'YYYY_MM')
  loop
    execute format('drop table public.%I', leaf);
    changed := changed + 1;
  end loop;
  delete from public.audit_records_default where at < app.now() - interval '13 months';
  return changed;
end $$;

-- The months so far are those around the machine's clock.
select app.make_transition_months(), app.make_appointment_months(), app.keep_audit_months();
