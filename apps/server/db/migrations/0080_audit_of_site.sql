-- Staff read what was done on the whole site, the newest first: an index of site and time for each month. It is made while
-- a month is empty. Building it over one that is written to would block every write, and a partitioned table has no
-- index that is built concurrently; until the months of before are dropped, they are read without it.
create procedure app.index_audit_month(leaf regclass) language plpgsql as $$
begin
  execute format('create index on %s (site_id, at desc, id desc) where listed', leaf);
end $$;
revoke all on procedure app.index_audit_month from public;

create or replace function app.keep_audit_months() returns integer language plpgsql security definer
  set search_path = pg_catalog, pg_temp set lock_timeout = '3s' set timezone = 'UTC' as $$
declare
  month timestamptz;
  leaf text;
  changed integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('app.keep_audit_months'));
  for ahead in 0..3 loop
    month := date_trunc('month', now()) + make_interval(months => ahead);
    leaf := 'audit_records_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('public.' || leaf) is not null;
    execute format('create table public.%I (like public.audit_records including all)', leaf);
    call app.index_audit_month(('public.' || leaf)::regclass);
    execute format('alter table public.audit_records attach partition public.%I for values from (%L) to (%L)',
      leaf, month, month + interval '1 month');
    changed := changed + 1;
  end loop;
  for leaf in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.audit_records'::regclass
      and c.relname ~ '^audit_records_\d{4}_\d{2}$'
      and right(c.relname, 7) < to_char(now() - interval '13 months', 'YYYY_MM')
  loop
    execute format('drop table public.%I', leaf);
    changed := changed + 1;
  end loop;
  delete from public.audit_records_default where at < now() - interval '13 months';
  return changed;
end $$;

do $$
declare
  leaf regclass;
  is_empty boolean;
begin
  for leaf in select inhrelid::regclass from pg_inherits where inhparent = 'public.audit_records'::regclass loop
    execute format('select not exists (select from %s)', leaf) into is_empty;
    if is_empty then call app.index_audit_month(leaf); end if;
  end loop;
end $$;
