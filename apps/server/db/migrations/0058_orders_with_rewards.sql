-- Whether an order takes what it can of the customer's rewards.
alter table order_terms add column uses_loyalty boolean not null default false;

-- What rewards paid can go back onto them. Rows that are there fulfilled the narrower check, so nothing is scanned.
alter table order_refunds drop constraint order_refunds_way_check;
alter table order_refunds add constraint order_refunds_way_check
  check (way in ('cash', 'check', 'gift_card', 'loyalty')) not valid;
