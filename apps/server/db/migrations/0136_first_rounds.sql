-- What was due before counts as done: a release pays nobody off schedule. When these are due next, the first worker says.
insert into site_rounds (site_id, round, due_at, next_due_at, finished_due_at, finished_at)
  select id, round, app.now(), app.now() + interval '32 days', app.now(), app.now()
  from sites, unnest(array['payouts.pay-week', 'ledger.close-month', 'payments.reconcile']) round;

-- Every process compares the migrations that it knows with those that were applied.
grant select on schema_migrations to tailgate_app;
