-- Appointments that are still open: by the last move that gave them their time. What a groomer kept quiet stays untold,
-- until a reminder tells it.
update appointments a set
  told_starts_at = a.starts_at,
  told_at = t.at,
  told_is_chosen = t.actor = 'customer' or t.name = 'acceptMove'
from (
  select distinct on (subject_id) subject_id, name, actor, details, at from transitions
  where machine = 'appointment'
    and name in ('place', 'book', 'reschedule', 'acceptMove', 'acceptProposal', 'grab', 'acceptTrade')
  order by subject_id, at desc
) t
where t.subject_id = a.id
  and a.status not in ('complete', 'cancelled', 'rejected')
  and not (t.actor <> 'customer' and t.details @> '{"isQuiet": true}');
