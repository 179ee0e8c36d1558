-- When each round of a site was due last, when it is due next, and the last one that was finished: a round whose time came
-- while no worker ran is made up for by the next worker that does.
create table site_rounds (
  site_id uuid not null default app.site_id() references sites,
  round text not null,
  -- The latest one whose job was enqueued, in the same transaction.
  due_at timestamptz not null,
  next_due_at timestamptz not null,
  finished_due_at timestamptz,
  finished_at timestamptz,
  primary key (site_id, round),
  constraint site_rounds_next check (next_due_at > due_at),
  constraint site_rounds_finished check ((finished_due_at is null) = (finished_at is null))
);

-- The days that were compared with the card processor.
create table reconciled_days (
  site_id uuid not null default app.site_id() references sites,
  day date not null,
  compared integer not null,
  differences integer not null,
  finished_at timestamptz not null,
  primary key (site_id, day)
);

call app.enclose(array['site_rounds', 'reconciled_days']::regclass[]);

-- For operators, who look at all sites: the oldest success of each round, and how many sites wait for one since this time.
create function app.round_freshness(overdue_since timestamptz)
  returns table (round text, succeeded_at timestamptz, overdue integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.round, min(coalesce(r.finished_at, s.created_at)),
    (count(*) filter (where r.next_due_at < overdue_since
      or r.due_at < overdue_since and r.due_at > coalesce(r.finished_due_at, s.created_at)))::integer
  from public.site_rounds r join public.sites s on s.id = r.site_id group by r.round;
$$;
revoke all on function app.round_freshness from public;
grant execute on function app.round_freshness to tailgate_app;
