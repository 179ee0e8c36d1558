-- What processing the card of a late payment cost the groomer: the settlement was agreed before.
alter table order_dues
  add column processing_fee_cents integer not null default 0 check (processing_fee_cents >= 0);
