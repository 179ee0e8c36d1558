-- no transaction
-- The previous release lets appointments wait for another time without a timer. They get one here, until that release is
-- gone; this release replaces it by its own, under the same key. A job is only a trigger: a worker that fires it too early
-- puts it off to the deadline. Drop the trigger and its function with the next release.
create or replace function app.start_move_timers() returns trigger language plpgsql as $$
  begin perform app.add_job('machines.fire-timer', json_build_object('siteId', new.site_id, 'machine', 'appointment',
      'subjectId', new.id, 'timer', timer), app.now() + interval '1 hour', 'appointment:' || timer || ':' || new.id, 25, 0)
    from unnest(case new.status when 'reschedule_request' then array['lapseMove', 'lapseMoveOfRequest']
      else array['lapseProposal'] end) timer; return null; end $$;
create or replace trigger start_move_timers after update of status on appointments
  for each row when (new.status is distinct from old.status
    and new.status in ('reschedule_request', 'reschedule_request_ask')) execute function app.start_move_timers();

-- What they were before the column was there.
update appointments a set asked_while = (
    select t.from_status from transitions t
    where t.machine = 'appointment' and t.subject_id = a.id and t.name = 'askToMove' order by t.at desc limit 1)
  where a.status = 'reschedule_request' and a.asked_while is null;

-- Those that wait already.
select app.add_job('machines.fire-timer', json_build_object('siteId', a.site_id, 'machine', 'appointment',
    'subjectId', a.id, 'timer', timer), app.now(), 'appointment:' || timer || ':' || a.id, 25, 0)
  from appointments a
  cross join unnest(case a.status when 'reschedule_request' then array['lapseMove', 'lapseMoveOfRequest']
    else array['lapseProposal'] end) timer
  where a.status in ('reschedule_request', 'reschedule_request_ask');
