-- Who called which write, in the transaction of the write. Every write of every person, so by month like the history of
-- state machines: an old month is dropped as a whole. Ids only, no contents.
create table audit_records (
  id uuid not null,
  site_id uuid not null,
  at timestamptz not null,
  -- The row of the contract, such as 'scheduling.takeTimeOff'.
  endpoint text not null,
  -- Null where nobody has proved who they are yet.
  account_id uuid,
  -- Support acting as the account, and why.
  impersonator_id uuid,
  impersonation_reason text,
  -- Ids of the rows that the call named or answered, by table.
  touched jsonb not null default '{}',
  device text,
  -- Shown in the activity of the account.
  listed boolean not null,
  request_id uuid,
  primary key (id, at)
) partition by range (at);
create index audit_records_of_account on audit_records (account_id, at desc, id desc) where listed;

-- Months are made ahead by a daily job. Where that failed for long, the default takes the rows and no write is refused.
create table audit_records_default partition of audit_records default;

-- Makes the coming months and drops those that are older than a year.
create function app.keep_audit_months() returns integer language plpgsql security definer
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
revoke all on function app.keep_audit_months from public;
grant execute on function app.keep_audit_months to tailgate_app;
select app.keep_audit_months();

-- What was recorded by hand so far.
insert into audit_records (id, site_id, at, endpoint, account_id, impersonator_id, impersonation_reason, touched, listed)
  select id, site_id, at, action, actor_id, impersonator_id, details ->> 'reason',
    case when subject_id is null then '{}' else jsonb_build_object('subject', jsonb_build_array(subject_id)) end, true
  from audit_log;
drop table audit_log;

call app.enclose(array['audit_records']::regclass[]);
-- Records are only ever added to.
revoke update, delete on audit_records from tailgate_app;

create function app.impersonation_reason(session uuid) returns text language sql stable as $$
  select impersonation_reason from sessions where id = session
$$;
