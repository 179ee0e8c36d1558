-- Who holds vans and what they are used for, of many vans in a span: an owner of 500 looks at all of them. Ranges are looked
-- up outside of row-level security, as in app.occupants_between; the caller names vans that it may read.
create function app.van_custody_between(vans uuid[], since timestamptz, until timestamptz)
  returns table (vehicle_id uuid, holder_id uuid, reason text, start timestamptz, finish timestamptz, begun_at timestamptz)
  language plpgsql stable security definer rows 1000 set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  declare van uuid;
  begin
    foreach van in array vans loop
      return query select c.vehicle_id, c.holder_id, c.reason, lower(c.during), upper(c.during),
          coalesce(c.begun_at, lower(c.during))
        from public.van_custody c
        where c.vehicle_id = van and c.site_id = app.site_id() and c.during && tstzrange(since, until)
        order by lower(c.during);
    end loop;
  end $$;
revoke all on function app.van_custody_between from public;
grant execute on function app.van_custody_between to tailgate_app;

create function app.van_use_between(vans uuid[], since timestamptz, until timestamptz, kinds text[])
  returns table (vehicle_id uuid, id uuid, kind text, subject_id uuid, start timestamptz, finish timestamptz)
  language plpgsql stable security definer rows 1000 set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  declare van uuid;
  begin
    foreach van in array vans loop
      return query select o.resource_id, o.id, o.kind, o.subject_id, lower(o.busy), upper(o.busy)
        from public.occupancy o
        where o.resource_id = van and o.site_id = app.site_id() and o.occupied && tstzrange(since, until)
          and o.busy && tstzrange(since, until) and o.kind = any (kinds)
        order by lower(o.busy);
    end loop;
  end $$;
revoke all on function app.van_use_between from public;
grant execute on function app.van_use_between to tailgate_app;
