-- The color of a zone is its own and is kept: its place in the list or its days would change when other zones or its
-- days do. Which color a number stands for is decided by the screens.
alter table work_zones add column color smallint not null default 1 check (color between 1 and 8);
update work_zones z set color = numbered.color from (
  select id, ((row_number() over (partition by provider_id order by position, id) - 1) % 8 + 1)::smallint as color
  from work_zones
) numbered where numbered.id = z.id;
