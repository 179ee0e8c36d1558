-- What was sent to whom at whose doing: the count behind the caps of messages between two people, and the proof of what
-- somebody was told. Neither words nor addresses.
create table notices (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  name text not null,
  -- Whose doing it is; null for timers.
  sender_id uuid,
  recipient_id uuid not null,
  -- The appointment that it is about, and the start that it says.
  subject_id uuid,
  starts_at timestamptz,
  created_at timestamptz not null,
  -- When it may go, by the caps and by quiet hours.
  due_at timestamptz not null,
  sent_at timestamptz,
  -- A newer one took its place, its recipient knows already, or no channel reaches them.
  dropped_at timestamptz,
  constraint notices_sent_or_dropped check (sent_at is null or dropped_at is null),
  foreign key (site_id, sender_id) references accounts (site_id, id),
  foreign key (site_id, recipient_id) references accounts (site_id, id)
);
create index notices_between on notices (sender_id, recipient_id, due_at);
create index notices_of_kind on notices (sender_id, name, due_at);
create index notices_about on notices (subject_id, recipient_id, sent_at);
create index notices_age on notices (coalesce(starts_at, due_at));

call app.enclose(array['notices']::regclass[]);

-- Decides when a notice may go, and writes it down, in one round trip. Two calls of one person to another take turns, so
-- that together they do not exceed what each may send alone. A due time after `at` says that it has to wait, or, if
-- waiting is no use, that it is refused and nothing was written.
create function app.plan_notice(
  notice uuid, named text, sender uuid, recipient uuid, subject uuid, says timestamptz,
  at timestamptz, earliest timestamptz, reaches boolean, replaces boolean, counts boolean, refuses boolean,
  per_hour integer, per_day integer, pause interval, most_a_day integer, lock_kind bigint
) returns timestamptz language plpgsql as $$
declare due timestamptz := at;
begin
  if counts then
    perform pg_advisory_xact_lock(hashtextextended(sender::text || recipient::text, lock_kind));
    -- The slot of the notice that went so many before. Those that wait have one ahead, and those dropped gave theirs back.
    due := greatest(at,
      (select n.due_at + interval '1 hour' from notices n
        where n.sender_id = sender and n.recipient_id = recipient and n.dropped_at is null
          and not (replaces and n.sent_at is null and n.subject_id is not distinct from subject and subject is not null)
        order by n.due_at desc offset per_hour - 1 limit 1),
      (select n.due_at + interval '1 day' from notices n
        where n.sender_id = sender and n.recipient_id = recipient and n.dropped_at is null
          and not (replaces and n.sent_at is null and n.subject_id is not distinct from subject and subject is not null)
        order by n.due_at desc offset per_day - 1 limit 1));
    if refuses and due > greatest(at, earliest) then
      return due;
    end if;
    -- To all people together: the first of a long list go at once, the rest on the days after.
    if most_a_day is not null then
      perform pg_advisory_xact_lock(hashtextextended(sender::text || named, lock_kind));
      due := greatest(due, (select n.due_at + interval '1 day' from notices n
        where n.sender_id = sender and n.name = named and n.dropped_at is null
        order by n.due_at desc offset most_a_day - 1 limit 1));
    end if;
    if replaces then
      due := greatest(due, (select max(n.sent_at) + pause from notices n
        where n.subject_id = subject and n.recipient_id = recipient and n.name = named));
    end if;
  end if;
  -- A newer state takes the place of one that waits, and whoever acts on something knows its state.
  update notices n set dropped_at = at
    where n.subject_id = subject and n.sent_at is null and n.dropped_at is null
      and (n.recipient_id = sender or (replaces and n.recipient_id = recipient));
  due := greatest(due, earliest);
  insert into notices (id, name, sender_id, recipient_id, subject_id, starts_at, created_at, due_at, sent_at, dropped_at)
    values (notice, named, sender, recipient, subject, says, at, due,
      case when reaches and due <= at then at end, case when not reaches then at end);
  return due;
end $$;
