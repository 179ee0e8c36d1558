-- The days of calendars that were there before. Without a lock: what changes meanwhile is counted by its own change.
insert into busy_days (resource_id, site_id, day, busy)
select c.resource_id, c.site_id, c.day, app.busy_on(c.resource_id, c.site_id, c.day, c.time_zone) from (
  select distinct o.resource_id, o.site_id, d.day, p.time_zone from occupancy o
  join providers p on p.account_id = o.resource_id
  cross join lateral app.local_days(o.busy, p.time_zone) as d (day)
  where o.kind <> 'hold' and o.occupied && tstzrange(now() - interval '2 days', null)) c
on conflict (resource_id, day) do nothing;
