-- Who can come to this address: the first question of every booking, and what was asked.

-- Row-level security lets no condition run before the wall that could tell something of other sites' rows by failing,
-- and those of PostGIS are not known to keep quiet. Under the wall the index on areas is therefore never used. This
-- function stands outside of it and asks for the site itself.
create function app.zones_around(longitude double precision, latitude double precision)
  returns table (provider_id uuid, price_cents integer, weekdays smallint[])
  language sql stable security definer rows 20 set search_path = public, pg_temp
  as $$
    select z.provider_id, z.price_cents, z.weekdays from public.work_zones z
    where z.site_id = app.site_id() and public.st_covers(z.area, public.st_point($1, $2, 4326)::public.geography)
  $$;
revoke all on function app.zones_around from public;
grant execute on function app.zones_around to tailgate_app;

-- The same holds for ranges of time: under the wall a calendar would be read from its first day on. Each resource is
-- asked for by itself, so that one leaf and its index answer.
create function app.occupants_between(resources uuid[], since timestamptz, until timestamptz, at timestamptz)
  returns table (resource_id uuid, busy tstzrange, place geography)
  language plpgsql stable security definer rows 500 set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  declare resource uuid;
  begin
    foreach resource in array resources loop
      return query select o.resource_id, o.busy, o.place from public.occupancy o
        where o.resource_id = resource and o.site_id = app.site_id() and o.occupied && tstzrange(since, until)
          and (o.expires_at is null or o.expires_at > at);
    end loop;
  end $$;
revoke all on function app.occupants_between from public;
grant execute on function app.occupants_between to tailgate_app;

-- A search as it was asked, so that its pages, days and times can be asked for without repeating it. It holds a
-- household's place, so it is forgotten after a day.
create table search_sessions (
  id uuid primary key,
  site_id uuid not null references sites,
  category text not null,
  place geography(point, 4326) not null,
  postal_code text,
  pets jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index search_sessions_expiry on search_sessions (site_id, expires_at);

call app.enclose(array['search_sessions']::regclass[]);

-- The exclusion's index knows a provider too, but a search looks up many of them.
create index weekly_windows_of_provider on weekly_windows (provider_id, weekday);
