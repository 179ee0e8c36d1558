-- Jobs that nobody tries again by themselves, as staff of a site may see them: their own site's, never what is in them.
-- The queue belongs to another role and knows no sites; each function compares the site of the job with that of the
-- transaction itself. A job that is being worked on has not failed yet.
grant create on schema app to tailgate_jobs;
set role tailgate_jobs;

create function app.failed_jobs()
  returns table (id bigint, task text, attempts integer, last_error text, failed_at timestamptz)
  language sql stable security definer set search_path = pg_catalog as $$
  -- The queue sets the time of the next attempt when one fails, and keeps no other.
  select job.id, task.identifier, job.attempts, job.last_error,
    job.run_at - exp(least(job.attempts, 10)) * interval '1 second' + app.clock_offset()
  from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
  where job.attempts >= job.max_attempts and job.locked_at is null
    and job.payload::jsonb->>'siteId' = app.site_id()::text
$$;

create function app.retry_failed_job(failed bigint, more_attempts integer) returns text
  language sql volatile security definer set search_path = pg_catalog as $$
  update graphile_worker._private_jobs job set attempts = 0, max_attempts = more_attempts, run_at = app.now() - app.clock_offset()
  from graphile_worker._private_tasks task
  where task.id = job.task_id and job.id = failed and job.attempts >= job.max_attempts and job.locked_at is null
    and job.payload::jsonb->>'siteId' = app.site_id()::text
  returning task.identifier
$$;

create function app.drop_failed_job(failed bigint) returns text
  language sql volatile security definer set search_path = pg_catalog as $$
  delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
  where task.id = job.task_id and job.id = failed and job.attempts >= job.max_attempts and job.locked_at is null
    and job.payload::jsonb->>'siteId' = app.site_id()::text
  returning task.identifier
$$;

revoke all on function app.failed_jobs(), app.retry_failed_job(bigint, integer), app.drop_failed_job(bigint) from public;
grant execute on function app.failed_jobs(), app.retry_failed_job(bigint, integer), app.drop_failed_job(bigint) to tailgate_app;
reset role;
revoke create on schema app from tailgate_jobs;
