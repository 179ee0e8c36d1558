-- The most that a groomer may ask for a visit at which nobody was there.
alter table sites
  add column no_show_fee_cents integer not null default 10000 check (no_show_fee_cents between 0 and 100000);

-- What the groomer says about such a visit; while a card is charged for it, what it is charged for.
alter table order_terms add column no_show jsonb;
