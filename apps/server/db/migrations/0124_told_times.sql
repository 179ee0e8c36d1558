-- no transaction
-- The start that the customer was last told or chose, when, and whether they chose it. Fees rely on it: none can follow
-- from a time that the customer does not know.
alter table appointments
  add column told_starts_at timestamptz,
  add column told_at timestamptz,
  add column told_is_chosen boolean not null default false;
alter table appointments
  add constraint appointments_told_is_whole check ((told_at is null) = (told_starts_at is null)) not valid;
alter table appointments validate constraint appointments_told_is_whole;
