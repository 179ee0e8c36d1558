-- no transaction
-- What a card is charged for, and what is booked, names its subject and its purpose. Purposes of one bill are charged once
-- between them.
alter table card_charges add column if not exists subject_kind text not null default 'appointment';
alter table card_charges add column if not exists bill text not null default 'order';
alter table card_charges alter column subject_kind drop default;
alter table card_charges alter column purpose drop default;
alter table card_charges alter column currency drop default;
alter table card_charges drop constraint if exists card_charges_purpose_check, add constraint card_charges_purpose_check
  check (purpose in ('order', 'no_show', 'cancellation', 'due', 'tip')) not valid;
alter table card_charges validate constraint card_charges_purpose_check;
update card_charges set bill = 'tip' where purpose = 'tip';
update card_charges c set purpose = s.kind from order_settlements s
  where s.charge_id = c.id and s.kind in ('no_show', 'cancellation') and c.purpose = 'order';
update card_charges c set purpose = 'due' from order_dues d where d.charge_id = c.id and c.purpose = 'order';
alter table card_charges alter column bill drop default;
create unique index concurrently if not exists card_charges_one_of_bill
  on card_charges (subject_kind, subject_id, bill) where status in ('pending', 'captured');
create index concurrently if not exists card_charges_of_subject on card_charges (subject_id);
drop index concurrently if exists card_charges_one_of_purpose;
alter table payouts alter column currency drop default;
