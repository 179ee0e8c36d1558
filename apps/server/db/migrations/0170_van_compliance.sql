-- The papers that a van has to have, with what is left of them today, by the days of the van: they count on the day they
-- expire. One that is not required is a paper of the van once it has an expiry. Whoever deletes the file of an expired one
-- still has an expired one.
-- An SQL function of one statement: it is part of the query that asks, with its walls.
create function app.van_papers(at timestamptz)
  returns table (site_id uuid, vehicle_id uuid, owner_id uuid, is_for_rent boolean, vehicle_status text, name text,
    license_plate text, vin text, time_zone text, kind text, document_id uuid, expires_on date, added_at timestamptz,
    days_left integer, state text)
  language sql stable as $$
  select v.site_id, v.id, v.owner_id, v.is_for_rent, v.status, v.name, v.license_plate, v.vin, v.time_zone, k.kind, d.id,
    d.expires_on, d.added_at, d.expires_on - t.today,
    case
      when d.expires_on < t.today then 'expired'
      when d.file_id is null then 'missing'
      when d.expires_on <= t.today + 30 then 'soon'
      else 'valid'
    end
  from public.vehicles v
  cross join (values ('registration'), ('inspection'), ('insurance')) k (kind)
  cross join lateral (select (at at time zone v.time_zone)::date as today) t
  left join public.vehicle_documents d on d.vehicle_id = v.id and d.kind = k.kind and d.replaced_at is null
    and d.expires_on is not null and (d.file_id is not null or d.expires_on < t.today)
  where v.status <> 'retired' and (k.kind <> 'insurance' or v.insurance_type = 'custom')
    and (d.id is not null or v.status = 'listed' and k.kind <> 'inspection')
$$;
revoke all on function app.van_papers from public;
grant execute on function app.van_papers to tailgate_app;

-- Papers × custody × visits: who holds the van now, and which visits it is needed for on days after the expiry. Those that
-- began are under way, those of days that are over are not ahead. Of vans of the site only; of one groomer where one is
-- named. Ranges are looked up outside of row-level security, as in app.occupants_between.
create function app.van_compliance(vans uuid[], at timestamptz, groomer uuid default null)
  returns table (vehicle_id uuid, owner_id uuid, is_for_rent boolean, vehicle_status text, name text,
    license_plate text, time_zone text, kind text, document_id uuid, expires_on date, added_at timestamptz, days_left integer, state text,
    holder_id uuid, visits integer, first_at timestamptz, cents bigint, visit_ids uuid[])
  language plpgsql stable security definer rows 100 set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    return query
    with papers as materialized (
      select p.*, case when p.expires_on is not null then
        greatest(p.expires_on + 1, (at at time zone p.time_zone)::date)::timestamp at time zone p.time_zone end as since
      from app.van_papers(at) p where p.vehicle_id = any (vans) and p.site_id = app.site_id()
    )
    select p.vehicle_id, p.owner_id, p.is_for_rent, p.vehicle_status, p.name, p.license_plate, p.time_zone, p.kind,
      p.document_id, p.expires_on, p.added_at, p.days_left, p.state, c.holder_id, h.visits, h.first_at, h.cents, h.ids
    from papers p
    left join lateral (
      select c.holder_id from public.van_custody c
      where c.vehicle_id = p.vehicle_id and c.during @> at limit 1
    ) c on true
    left join lateral (
      select count(*)::int as visits, min(a.starts_at) as first_at, coalesce(sum(a.estimate_cents), 0)::bigint as cents,
        coalesce(array_agg(a.id order by a.starts_at, a.id), '{}') as ids
      from public.occupancy o
      join public.appointments a on a.id = o.id and a.site_id = o.site_id
      where p.since is not null and o.resource_id = p.vehicle_id and o.site_id = app.site_id() and o.kind = 'appointment'
        and o.occupied && tstzrange(p.since, null) and lower(o.busy) >= p.since
        and (groomer is null or a.provider_id = groomer)
        and a.status in ('pending', 'accepted', 'reschedule_request', 'reschedule_request_ask', 'cancellation_request', 'in_trade')
        and not exists (select from public.appointment_lines l where l.appointment_id = a.id and l.started_at is not null)
    ) h on true;
  end $$;
revoke all on function app.van_compliance from public;
grant execute on function app.van_compliance to tailgate_app;
