-- As before, but the groomer's calendar first: whoever changes who holds a van holds on to its visits there, and has moved
-- them to another van when it lets go. Only then it is said which vans were theirs: read before, the visit would stay in
-- the van that it was moved to.
create or replace function app.leave_calendars(calendars uuid[], ids uuid[]) returns void language plpgsql as $$
declare
  holders uuid[];
  spans tstzrange[];
begin
  with gone as (
    delete from occupancy o where o.resource_id = any (calendars) and o.id = any (ids) returning o.resource_id, o.busy
  )
  select array_agg(g.resource_id), array_agg(g.busy) into holders, spans from gone g;
  if holders is null then return; end if;
  delete from occupancy o using unnest(holders, spans) as g (holder, busy), van_custody c
    where c.holder_id = g.holder and c.during && g.busy and o.resource_id = c.vehicle_id and o.id = any (ids);
end $$;
