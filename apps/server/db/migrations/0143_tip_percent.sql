-- no transaction
-- A tip that is a part of the work stays that part while services and products change; null where it is an amount.
alter table order_terms add column if not exists tip_percent smallint;
alter table order_terms drop constraint if exists order_terms_tip_percent_check,
  add constraint order_terms_tip_percent_check check (tip_percent between 1 and 100) not valid;
alter table order_terms validate constraint order_terms_tip_percent_check;
