-- What a groomer may ask for an appointment that the customer cancels at short notice.
alter table sites
  add column cancellation_fee_cents integer not null default 3000 check (cancellation_fee_cents between 0 and 100000);
