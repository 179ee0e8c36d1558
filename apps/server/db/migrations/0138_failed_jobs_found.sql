-- no transaction
-- Few among millions of timers that wait for their day: found without reading those. The queue's tables are its role's.
set role tailgate_jobs;
create index concurrently if not exists failed_jobs on graphile_worker._private_jobs (id) where attempts >= max_attempts;
reset role;
