-- What a search by 'soonest' needs to know of a groomer's day: the minutes of it that are taken, in local time, one row
-- for each day with something on it. Kept in the transaction that changes the calendar. Holds expire by themselves and
-- are not counted: the times of a page are computed from the calendar itself.
create table busy_days (
  resource_id uuid not null,
  site_id uuid not null,
  day date not null,
  busy int4multirange not null,
  primary key (resource_id, day)
) with (fillfactor = 80);
create index busy_days_of_the_past on busy_days (site_id, day);
call app.enclose(array['busy_days']::regclass[]);

-- On a day with two offsets minutes are not comparable, so it counts as free: a search looks closer there.
create function app.busy_on(resource uuid, site uuid, day date, zone text) returns int4multirange
  language sql stable set search_path = public, pg_temp
  as $$
    select coalesce(range_agg(int4range(
      greatest(0, floor(extract(epoch from (lower(o.busy) at time zone $4) - $3::timestamp) / 60)::int),
      least(1440, floor(extract(epoch from (upper(o.busy) at time zone $4) - $3::timestamp) / 60)::int))), '{}')
    from (select $3::timestamp at time zone $4 as from_at, ($3 + 1)::timestamp at time zone $4 as to_at) d
    join public.occupancy o on o.resource_id = $1 and o.site_id = $2 and o.kind <> 'hold'
      and o.occupied && tstzrange(d.from_at, d.to_at) and o.busy && tstzrange(d.from_at, d.to_at)
    where d.to_at - d.from_at = interval '24 hours'
  $$;
revoke all on function app.busy_on from public;

-- The days that a time touches.
create function app.local_days(busy tstzrange, zone text) returns setof date
  language sql stable
  as $$
    select day::date from generate_series(
      date_trunc('day', lower($1) at time zone $2),
      date_trunc('day', (upper($1) - interval '1 microsecond') at time zone $2),
      interval '1 day') as d (day)
  $$;
revoke all on function app.local_days from public;

-- Ranges are looked up outside of row-level security, as in app.occupants_between.
create function app.count_busy_days() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    insert into public.busy_days (resource_id, site_id, day, busy)
    select c.resource_id, c.site_id, c.day, app.busy_on(c.resource_id, c.site_id, c.day, c.time_zone) from (
      select distinct n.resource_id, n.site_id, d.day, p.time_zone from changed n
      join public.providers p on p.account_id = n.resource_id
      cross join lateral app.local_days(n.busy, p.time_zone) as d (day)
      where n.kind <> 'hold' order by 1, 3) c
    on conflict (resource_id, day) do update set busy = excluded.busy;
    return null;
  end $$;
revoke all on function app.count_busy_days from public;

create trigger count_busy_days_of_new after insert on occupancy
  referencing new table as changed for each statement execute function app.count_busy_days();
create trigger count_busy_days_of_gone after delete on occupancy
  referencing old table as changed for each statement execute function app.count_busy_days();

-- A calendar changes by deleting and inserting. An update that moved somebody would not be counted.
create function app.refuse_moving_occupants() returns trigger language plpgsql as $$
  begin
    raise exception 'occupants are moved by deleting and inserting them' using errcode = 'restrict_violation';
  end $$;
create trigger never_moved before update of busy, resource_id, kind, site_id on occupancy
  for each row execute function app.refuse_moving_occupants();

create function app.count_busy_days_again() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from public.busy_days where resource_id = new.account_id;
    insert into public.busy_days (resource_id, site_id, day, busy)
    select new.account_id, new.site_id, c.day, app.busy_on(new.account_id, new.site_id, c.day, new.time_zone) from (
      select distinct d.day from public.occupancy o
      cross join lateral app.local_days(o.busy, new.time_zone) as d (day)
      where o.resource_id = new.account_id and o.site_id = new.site_id and o.kind <> 'hold'
        and o.occupied && tstzrange(now() - interval '2 days', null)) c;
    return null;
  end $$;
revoke all on function app.count_busy_days_again from public;
create trigger count_busy_days_of_zone after update of time_zone on providers
  for each row when (old.time_zone is distinct from new.time_zone) execute function app.count_busy_days_again();

-- The first time at which a provider may be free for this long, or null: within hours, outside of time off, between what
-- is on the day. It knows nothing of drives, so the true time is never before it.
create function app.free_from(provider uuid, zone text, served int[], wall timestamp, soonest int, minutes int, grid int, horizon int)
  returns timestamptz
  language plpgsql stable cost 1000 set search_path = public, pg_temp
  as $$
  declare
    week int4multirange[];
    days_off datemultirange;
    today date := wall::date;
    free int4multirange;
    first int;
  begin
    select array_agg(coalesce(w.open, '{}') order by d.day) into week from generate_series(1, 7) as d (day)
      left join (select weekday, range_agg(w.minutes) as open from public.weekly_windows w
        where w.provider_id = provider group by 1) w on w.weekday = d.day;
    select coalesce(range_agg(daterange(starts_on, ends_on, '[]')), '{}') into days_off from public.time_off
      where provider_id = provider and ends_on >= today;
    for ahead in 0 .. horizon - 1 loop
      continue when days_off @> today + ahead or not extract(dow from today + ahead)::int + 1 = any(served);
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
revoke all on function app.free_from from public;
grant execute on function app.free_from to tailgate_app;
