-- Two layers: custody says who holds a van when, use is rows of `occupancy` with the kind 'van'. A visit uses the groomer
-- and the van that they hold then. 100,000 vans, some hundred rows each in ten years.
create table van_custody (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  vehicle_id uuid not null,
  holder_id uuid not null,
  reason text not null check (reason in ('assignment', 'temporary', 'rental', 'trial', 'owner')),
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not lower_inf(during) and not upper_inc(during)),
  -- The rental or the trial.
  subject_id uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  foreign key (site_id, vehicle_id) references vehicles (site_id, id) on delete cascade,
  foreign key (site_id, holder_id) references providers (site_id, account_id) on delete cascade,
  foreign key (site_id, created_by) references accounts (site_id, id),
  constraint van_custody_never_overlaps exclude using gist (vehicle_id with =, during with &&)
);
create index van_custody_of_holder on van_custody using gist (holder_id, during);

-- Who works with vans, and from when on: without one they get no visits. Groomers without a row work without a van.
create table van_drivers (
  groomer_id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  since timestamptz not null,
  foreign key (site_id, groomer_id) references providers (site_id, account_id) on delete cascade
);

call app.enclose(array['van_custody', 'van_drivers']::regclass[]);

-- What a groomer holds in a span, in order: stretches of one van each. Where they hold several, the one that began last
-- counts. Where they need none the van is null; between the stretches they have none. Ranges are looked up outside of
-- row-level security, as in app.occupants_between.
create function app.van_stretches(holder uuid, span tstzrange) returns table (vehicle_id uuid, during tstzrange)
  language plpgsql stable security definer rows 2 set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  declare needed_from timestamptz;
  begin
    select d.since into needed_from from public.van_drivers d where d.groomer_id = holder and d.site_id = app.site_id();
    if needed_from is null then
      return query select null::uuid, span;
      return;
    end if;
    if lower(span) < needed_from then
      return query select null::uuid, tstzrange(lower(span), least(needed_from, upper(span)));
      span := span * tstzrange(needed_from, null);
    end if;
    if isempty(span) then return; end if;
    return query
    with held as (
      select c.vehicle_id, c.during, lower(c.during) as since from public.van_custody c
      where c.holder_id = holder and c.site_id = app.site_id() and c.during && span
    ), points as (
      select greatest(lower(h.during), lower(span)) as at from held h
      union select least(coalesce(upper(h.during), 'infinity'), coalesce(upper(span), 'infinity')) from held h
    ), steps as (
      select p.at, lead(p.at) over (order by p.at) as next from points p
    ), chosen as (
      select s.at, s.next, v.vehicle_id from steps s cross join lateral (
        select h.vehicle_id from held h where h.during @> s.at order by h.since desc, h.vehicle_id limit 1) v
      where s.next is not null
    ), marked as (
      select c.*, (lag(c.next) over inorder = c.at and lag(c.vehicle_id) over inorder = c.vehicle_id) is true as goes_on
      from chosen c window inorder as (order by c.at)
    ), numbered as (
      select m.*, count(*) filter (where not m.goes_on) over (order by m.at) as number from marked m
    )
    select n.vehicle_id, tstzrange(min(n.at), nullif(max(n.next), 'infinity')) from numbered n
      group by n.number, n.vehicle_id order by 2;
  end $$;
revoke all on function app.van_stretches from public;
grant execute on function app.van_stretches to tailgate_app;

-- The one van of a groomer at an instant; null where they need none or have none.
create function app.van_of(holder uuid, at timestamptz) returns uuid language plpgsql stable set search_path = public, pg_temp
  as $$
  begin
    return (select s.vehicle_id from app.van_stretches(holder, tstzrange(at, at + interval '1 microsecond')) s);
  end $$;
revoke all on function app.van_of from public;
grant execute on function app.van_of to tailgate_app;

-- The one van that a groomer has for all of a time, and since when; no row where they have none, or change in between. No
-- drive takes two days.
create function app.van_covering(holder uuid, busy tstzrange) returns table (vehicle_id uuid, since timestamptz)
  language plpgsql stable rows 1 set search_path = public, pg_temp
  as $$
  begin
    return query select s.vehicle_id, lower(s.during)
      from app.van_stretches(holder, tstzrange(lower(busy) - interval '2 days', upper(busy))) s where s.during @> busy;
  end $$;
revoke all on function app.van_covering from public;
grant execute on function app.van_covering to tailgate_app;

-- The same, refused where there is none.
create function app.require_van(holder uuid, busy tstzrange) returns table (vehicle_id uuid, since timestamptz)
  language plpgsql stable rows 1 set search_path = public, pg_temp
  as $$
  begin
    return query select * from app.van_covering(holder, busy);
    if not found then raise exception 'the groomer has no van then' using errcode = 'TG410'; end if;
  end $$;
revoke all on function app.require_van from public;
grant execute on function app.require_van to tailgate_app;

-- What occupies the vans that a groomer holds in a span and not the groomer: maintenance, a block of the owner. Without
-- what the groomer's own calendar covers, so that nothing overlaps.
create function app.foreign_van_use(holder uuid, span tstzrange, at timestamptz)
  returns table (id uuid, kind text, subject_id uuid, busy tstzrange, expires_at timestamptz)
  language plpgsql stable security definer rows 5 set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  declare
    own tstzmultirange;
    stretch record;
  begin
    if not exists (select from public.van_drivers d where d.groomer_id = holder and d.site_id = app.site_id()) then
      return;
    end if;
    select coalesce(range_agg(o.busy), '{}') into own from public.occupancy o
      where o.resource_id = holder and o.site_id = app.site_id() and o.occupied && span
        and (o.expires_at is null or o.expires_at > at);
    for stretch in select s.vehicle_id, s.during from app.van_stretches(holder, span) s where s.vehicle_id is not null loop
      return query select o.id, o.kind, o.subject_id, piece, o.expires_at from public.occupancy o
        cross join lateral unnest(tstzmultirange(o.busy * stretch.during) - own) as piece
        where o.resource_id = stretch.vehicle_id and o.site_id = app.site_id()
          and o.occupied && stretch.during and o.busy && stretch.during
          and (o.expires_at is null or o.expires_at > at)
          and not exists (select from public.occupancy g where g.resource_id = holder and g.id = o.id);
    end loop;
  end $$;
revoke all on function app.foreign_van_use from public;
grant execute on function app.foreign_van_use to tailgate_app;

-- As before, with the use of their vans by others.
create or replace function app.occupants_between(resources uuid[], since timestamptz, until timestamptz, at timestamptz,
    ignored uuid)
  returns table (resource_id uuid, busy tstzrange, place geography)
  language plpgsql stable security definer rows 500 set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  declare resource uuid;
  begin
    foreach resource in array resources loop
      return query select o.resource_id, o.busy, o.place from public.occupancy o
        where o.resource_id = resource and o.site_id = app.site_id() and o.occupied && tstzrange(since, until)
          and (o.expires_at is null or o.expires_at > at)
          and (ignored is null or o.id <> ignored and o.subject_id is distinct from ignored);
    end loop;
    for resource in select d.groomer_id from public.van_drivers d where d.groomer_id = any (resources) and d.site_id = app.site_id() loop
      return query select resource, f.busy, null::geography from app.foreign_van_use(resource, tstzrange(since, until), at) f
        where ignored is null or f.id <> ignored and f.subject_id is distinct from ignored;
    end loop;
  end $$;

-- Of these groomers those who work with vans, each with the minutes (since 1970, UTC) from and to which they have one.
create function app.vans_between(groomers uuid[], span tstzrange)
  returns table (groomer_id uuid, stretches json)
  language plpgsql stable security definer rows 5 set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    return query select d.groomer_id, (select coalesce(json_agg(json_build_array(
        ceil(date_part('epoch', lower(s.during)) / 60)::int, floor(date_part('epoch', upper(s.during)) / 60)::int)
        order by lower(s.during)), '[]') from app.van_stretches(d.groomer_id, span) s)
      from public.van_drivers d where d.groomer_id = any (groomers) and d.site_id = app.site_id();
  end $$;
revoke all on function app.vans_between from public;
grant execute on function app.vans_between to tailgate_app;

-- As before, with what expired holds occupied of vans. Whoever holds a van when a time begins has its row: the lock of
-- their calendar is that of their van's use.
create or replace function app.lock_calendars(calendars uuid[], kind bigint, at timestamptz) returns void language plpgsql as $$
declare
  calendar uuid;
  ended uuid[];
  vans uuid[];
begin
  for calendar in select distinct c from unnest(calendars) as c order by c loop
    perform pg_advisory_xact_lock(hashtextextended(calendar::text, kind));
  end loop;
  with gone as (
    delete from occupancy where resource_id = any (calendars) and expires_at <= at returning resource_id, id, busy
  )
  select array_agg(g.id), array_agg(distinct c.vehicle_id) into ended, vans
    from gone g join van_custody c on c.holder_id = g.resource_id and c.during && g.busy;
  if vans is not null then delete from occupancy where resource_id = any (vans) and id = any (ended); end if;
end $$;

-- Takes occupants out of calendars, and out of those of the vans that were held then.
create function app.leave_calendars(calendars uuid[], ids uuid[]) returns void language plpgsql as $$
declare vans uuid[];
begin
  select array_agg(distinct c.vehicle_id) into vans from occupancy o
    join van_custody c on c.holder_id = o.resource_id and c.during && o.busy
    where o.resource_id = any (calendars) and o.id = any (ids);
  delete from occupancy where resource_id = any (calendars || coalesce(vans, '{}')) and id = any (ids);
end $$;
revoke all on function app.leave_calendars from public;
grant execute on function app.leave_calendars to tailgate_app;

-- Sets the drive before occupants, and before what they occupy of a van: there not before it is held.
create function app.set_leads(calendars uuid[], ids uuid[], minutes int[]) returns void language plpgsql as $$
declare
  lead record;
  its tstzrange;
  van record;
begin
  for lead in select * from unnest(calendars, ids, minutes) as l (calendar, id, minutes) loop
    update occupancy o set occupied = tstzrange(lower(o.busy) - make_interval(mins => lead.minutes), upper(o.busy))
      where o.resource_id = lead.calendar and o.id = lead.id returning o.busy into its;
    continue when not found;
    select v.vehicle_id, v.since into van from app.van_covering(lead.calendar, its) v;
    continue when van.vehicle_id is null;
    update occupancy o
      set occupied = tstzrange(greatest(lower(o.busy) - make_interval(mins => lead.minutes), van.since), upper(o.busy))
      where o.resource_id = van.vehicle_id and o.id = lead.id;
  end loop;
end $$;
revoke all on function app.set_leads from public;
grant execute on function app.set_leads to tailgate_app;

-- As before, without the days on which who works with vans has none.
create or replace function app.free_from(provider uuid, zone text, served int[], wall timestamp, soonest int, minutes int, grid int, horizon int)
  returns timestamptz
  language plpgsql stable cost 1000 set search_path = public, pg_temp
  as $$
  declare
    week int4multirange[];
    days_off datemultirange;
    today date := wall::date;
    free int4multirange;
    first int;
    held tstzmultirange;
  begin
    select array_agg(coalesce(w.open, '{}') order by d.day) into week from generate_series(1, 7) as d (day)
      left join (select weekday, range_agg(w.minutes) as open from public.weekly_windows w
        where w.provider_id = provider group by 1) w on w.weekday = d.day;
    select coalesce(range_agg(daterange(starts_on, ends_on, '[]')), '{}') into days_off from public.time_off
      where provider_id = provider and ends_on >= today;
    if exists (select from public.van_drivers d where d.groomer_id = provider) then
      select coalesce(range_agg(s.during), '{}') into held from app.van_stretches(provider,
        tstzrange(today::timestamp at time zone zone, (today + horizon + 1)::timestamp at time zone zone)) s;
    end if;
    for ahead in 0 .. horizon - 1 loop
      continue when days_off @> today + ahead or not extract(dow from today + ahead)::int + 1 = any(served);
      continue when not held && tstzrange((today + ahead)::timestamp at time zone zone, (today + ahead + 1)::timestamp at time zone zone);
      free := week[extract(dow from today + ahead)::int + 1];
      if soonest > ahead * 1440 then free := free - int4multirange(int4range(0, soonest - ahead * 1440)); end if;
      continue when isempty(free);
      free := free - coalesce((select busy from public.busy_days b where b.resource_id = provider and b.day = today + ahead), '{}');
      -- Time until midnight may go on after it.
      select min(s.start) into first from unnest(free) as f (span)
        cross join lateral (select ceil(lower(f.span)::float8 / grid)::int * grid as start) s
        where upper(f.span) - s.start >= minutes or (upper(f.span) = 1440 and s.start < 1440);
      if first is not null then return (today + ahead + make_interval(mins => first)) at time zone zone; end if;
    end loop;
    return null;
  end $$;
