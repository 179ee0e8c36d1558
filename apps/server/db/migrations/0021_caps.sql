-- A collection that a person can grow has an end, whatever code inserts into it. Writers of one collection wait for
-- each other, so that two of them cannot both take the last place. Migrations and repairs by the owner are not held back.
create function app.enforce_cap() returns trigger language plpgsql as $$
declare
  owner_column text := tg_argv[0];
  at_most integer := tg_argv[1];
  counted text := tg_argv[2];
  owner uuid;
  held integer;
begin
  execute format('select ($1).%I', owner_column) using new into owner;
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || owner, 0));
  execute format('select count(*) from (select from %I where %I = $1 and %s limit $2) held', tg_table_name, owner_column, counted)
    using owner, at_most into held;
  if held >= at_most then
    raise exception 'no more than % rows of % each', at_most, tg_table_name using errcode = 'TG409';
  end if;
  return new;
end $$;

create procedure app.cap(capped regclass, owner_column text, at_most integer, counted text default 'true') language plpgsql as $$
begin
  execute format('create trigger capped before insert on %s for each row when (current_user = ''tailgate_app'')
    execute function app.enforce_cap(%L, %L, %L)', capped, owner_column, at_most, counted);
end $$;
call app.cap('work_zones', 'provider_id', 20);
call app.cap('time_off', 'provider_id', 100, 'ends_on >= current_date');
call app.cap('files', 'owner_id', 2000);

-- Which zones of a provider share ground: costs much to find out, so it is found out when a zone is drawn, not when
-- zones are read.
create table work_zone_overlaps (
  site_id uuid not null references sites,
  zone_id uuid not null,
  other_id uuid not null,
  primary key (zone_id, other_id),
  foreign key (site_id, zone_id) references work_zones (site_id, id) on delete cascade,
  foreign key (site_id, other_id) references work_zones (site_id, id) on delete cascade,
  check (zone_id < other_id)
);
create index work_zone_overlaps_other on work_zone_overlaps (other_id);
call app.enclose(array['work_zone_overlaps']::regclass[]);

insert into work_zone_overlaps (site_id, zone_id, other_id)
  select a.site_id, a.id, b.id from work_zones a join work_zones b
    on a.provider_id = b.provider_id and a.id < b.id and st_intersects(a.area::geometry, b.area::geometry)
    where st_area(st_intersection(a.area::geometry, b.area::geometry)::geography) > 1;
