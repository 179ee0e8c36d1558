-- The history of every state machine: one row a move, in the transaction of the move. Some 400 million rows a year
-- at full size, so by month: the newest month stays in memory, an old one is detached without deleting row by row. The
-- primary key is the only index: all moves of one subject, in order.
create table transitions (
  id uuid not null,
  site_id uuid not null,
  machine text not null,
  subject_id uuid not null,
  name text not null,
  from_status text,
  to_status text not null,
  actor text not null,
  account_id uuid,
  impersonator_id uuid,
  details jsonb not null default '{}',
  at timestamptz not null,
  primary key (subject_id, machine, at, id)
) partition by range (at);

-- Months are made ahead by a daily job. Where that failed for long, the default takes the rows and no move is refused.
create table transitions_default partition of transitions default;

call app.enclose(array['transitions']::regclass[]);
revoke update, delete on transitions from tailgate_app;

-- Attached, not created in place: attaching lets others read and write the table meanwhile.
create function app.make_transition_months() returns integer language plpgsql security definer
  set search_path = pg_catalog, pg_temp set lock_timeout = '3s' set timezone = 'UTC' as $$
declare
  month timestamptz;
  leaf text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('app.make_transition_months'));
  for ahead in 0..3 loop
    month := date_trunc('month', now()) + make_interval(months => ahead);
    leaf := 'transitions_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('public.' || leaf) is not null;
    execute format('create table public.%I (like public.transitions including all)', leaf);
    execute format('alter table public.transitions attach partition public.%I for values from (%L) to (%L)',
      leaf, month, month + interval '1 month');
    made := made + 1;
  end loop;
  return made;
end $$;
revoke all on function app.make_transition_months from public;
grant execute on function app.make_transition_months to tailgate_app;
select app.make_transition_months();

-- A status changes together with its history row or not at all, whatever code writes it. The owner (migrations,
-- repairs by an operator) is not held back, as with the walls between sites.
create function app.require_transition() returns trigger language plpgsql as $$
declare subject uuid;
begin
  execute format('select ($1).%I', tg_argv[1]) using new into subject;
  if not exists (select from transitions t where t.subject_id = subject and t.machine = tg_argv[0]
    and t.at = new.status_since and t.to_status = new.status) then
    raise exception 'the status of % changes by transition() only', tg_table_name;
  end if;
  return new;
end $$;

-- Hands a table to its machine: `status` (with a check of its states) is there already. The default is stored once
-- for all existing rows, without rewriting the table.
create procedure app.drive(machine text, driven regclass, key_column text) language plpgsql as $$
begin
  execute format('alter table %s add column status_since timestamptz not null default now()', driven);
  execute format('create trigger status_by_transition before update on %s for each row
    when (current_user = ''tailgate_app'' and (old.status, old.status_since) is distinct from (new.status, new.status_since))
    execute function app.require_transition(%L, %L)', driven, machine, key_column);
end $$;
call app.drive('provider', 'providers', 'account_id');
call app.drive('deletion_request', 'deletion_requests', 'id');
call app.drive('file', 'files', 'id');
update deletion_requests set status_since = requested_at where status = 'waiting';

-- Leaving a state takes its timers out of the queue.
grant create on schema app to tailgate_jobs;
set role tailgate_jobs;
create function app.remove_jobs(job_keys text[]) returns void
  language sql security definer set search_path = pg_catalog as $$
  select graphile_worker.remove_job(key) from unnest(job_keys) as key;
$$;
reset role;
revoke create on schema app from tailgate_jobs;
revoke all on function app.remove_jobs from public;
grant execute on function app.remove_jobs to tailgate_app;

-- Rows that wait already get the timers that new ones get by entering the state.
select app.add_job('machines.fire-timer',
    json_build_object('siteId', site_id, 'machine', 'deletion_request', 'subjectId', id, 'timer', 'carryOut'),
    scheduled_for, 'deletion_request:carryOut:' || id, 25)
  from deletion_requests where status = 'waiting';
select app.add_job('machines.fire-timer',
    json_build_object('siteId', site_id, 'machine', 'file', 'subjectId', id, 'timer', 'abandon'),
    now() + interval '24 hours', 'file:abandon:' || id, 25)
  from files where status = 'awaiting_upload';
-- Unfinished uploads are no longer searched for.
drop index files_awaiting;
