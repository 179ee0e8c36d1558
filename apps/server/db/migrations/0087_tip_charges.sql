-- no transaction
-- An order can have a charge of its own and one for a tip that was added later, each at most once.
alter table card_charges add column if not exists purpose text not null default 'order';
alter table card_charges drop constraint if exists card_charges_purpose_check, add constraint card_charges_purpose_check
  check (purpose in ('order', 'tip')) not valid;
alter table card_charges validate constraint card_charges_purpose_check;
create unique index concurrently if not exists card_charges_one_of_purpose
  on card_charges (appointment_id, purpose) where status in ('pending', 'captured');
drop index concurrently if exists card_charges_one_of_order;
