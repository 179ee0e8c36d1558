-- The index on areas finds the few zones that hold a point, whatever else is known of them. Left to itself the planner
-- takes the index on sites instead where it expects few zones of a site, and then reads all of a large one.
create or replace function app.zones_around(longitude double precision, latitude double precision)
  returns table (provider_id uuid, price_cents integer, weekdays smallint[])
  language sql stable security definer rows 20 set search_path = public, pg_temp
  as $$
    select around.provider_id, around.price_cents, around.weekdays from (
      select z.site_id, z.provider_id, z.price_cents, z.weekdays from public.work_zones z
      where public.st_covers(z.area, public.st_point($1, $2, 4326)::public.geography) offset 0
    ) around
    where around.site_id = app.site_id()
  $$;
