-- Jobs with a priority: lower numbers run first. The function without one stays for processes of the version before.
grant create on schema app to tailgate_jobs;
set role tailgate_jobs;
create function app.add_job(task text, payload json, run_at timestamptz, job_key text, max_attempts integer, priority integer)
  returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload, run_at => run_at, job_key => job_key, max_attempts => max_attempts,
    priority => priority);
end $$;
reset role;
revoke create on schema app from tailgate_jobs;
revoke all on function app.add_job(text, json, timestamptz, text, integer, integer) from public;
grant execute on function app.add_job(text, json, timestamptz, text, integer, integer) to tailgate_app;
