-- no transaction
-- What an appointment was when its customer asked for another time, and what it is again when they take that back.
alter table appointments add column if not exists asked_while text;
alter table appointments drop constraint if exists appointments_asked_while_check,
  add constraint appointments_asked_while_check check (asked_while in ('pending', 'accepted')) not valid;
alter table appointments validate constraint appointments_asked_while_check;
