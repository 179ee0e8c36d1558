-- As before, but a groomer's own van counts only while nobody gave them one: whoever lists their own van while they drive for
-- a fleet goes on in the van of the fleet.
create or replace function app.van_stretches(holder uuid, span tstzrange) returns table (vehicle_id uuid, during tstzrange)
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
      select c.vehicle_id, c.during, coalesce(c.begun_at, lower(c.during)) as since, c.reason = 'owner' as is_own
        from public.van_custody c
      where c.holder_id = holder and c.site_id = app.site_id() and c.during && span
    ), points as (
      select greatest(lower(h.during), lower(span)) as at from held h
      union select least(coalesce(upper(h.during), 'infinity'), coalesce(upper(span), 'infinity')) from held h
    ), steps as (
      select p.at, lead(p.at) over (order by p.at) as next from points p
    ), chosen as (
      select s.at, s.next, v.vehicle_id from steps s cross join lateral (
        select h.vehicle_id from held h where h.during @> s.at order by h.is_own, h.since desc, h.vehicle_id limit 1) v
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
