-- As before, but without all that an appointment occupies: when it is moved, neither its time nor the one that was asked
-- for stands in its own way.
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
  end $$;
