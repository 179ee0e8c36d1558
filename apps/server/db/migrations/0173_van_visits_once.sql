-- As before, with the visits of a van read once for all its papers.
create or replace function app.van_compliance(vans uuid[], at timestamptz, groomer uuid default null)
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
    ), used as (
      select p.vehicle_id, min(p.since) as since, array_agg(p.kind) as kinds, array_agg(p.since) as sinces
      from papers p where p.since is not null group by 1
    ), hits as materialized (
      select u.vehicle_id, h.* from used u cross join lateral (
        select k.kind, count(*)::int as visits, min(v.starts_at) as first_at, sum(v.cents)::bigint as cents,
          array_agg(v.id order by v.starts_at, v.id) as ids
        from (
          select a.id, a.starts_at, coalesce(a.estimate_cents, 0) as cents, lower(o.busy) as begins
          from public.occupancy o
          join public.appointments a on a.id = o.id and a.site_id = o.site_id
          where o.resource_id = u.vehicle_id and o.site_id = app.site_id() and o.kind = 'appointment'
            and o.occupied && tstzrange(u.since, null) and lower(o.busy) >= u.since
            and (groomer is null or a.provider_id = groomer)
            and a.status in ('pending', 'accepted', 'reschedule_request', 'reschedule_request_ask', 'cancellation_request', 'in_trade')
            and not exists (select from public.appointment_lines l where l.appointment_id = a.id and l.started_at is not null)
        ) v join unnest(u.kinds, u.sinces) k (kind, since) on v.begins >= k.since
        group by k.kind
      ) h
    )
    select p.vehicle_id, p.owner_id, p.is_for_rent, p.vehicle_status, p.name, p.license_plate, p.time_zone, p.kind,
      p.document_id, p.expires_on, p.added_at, p.days_left, p.state, c.holder_id, coalesce(h.visits, 0), h.first_at,
      coalesce(h.cents, 0), coalesce(h.ids, '{}')
    from papers p
    left join lateral (
      select c.holder_id from public.van_custody c
      where c.vehicle_id = p.vehicle_id and c.during @> at limit 1
    ) c on true
    left join hits h on h.vehicle_id = p.vehicle_id and h.kind = p.kind;
  end $$;
