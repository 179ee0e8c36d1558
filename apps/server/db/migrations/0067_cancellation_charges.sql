-- The steps of the cancellation fee: late is cancellation_fee_cents, with the groomer on the way it is this one, and from
-- the arrival on it is no_show_fee_cents.
alter table sites
  add column en_route_fee_cents integer not null default 6000 check (en_route_fee_cents between 0 and 100000);

-- The fee that the customer saw when they asked to cancel: the most that the groomer may charge for it.
alter table appointments
  add column cancellation_fee_cents integer check (cancellation_fee_cents between 0 and 100000);
update appointments a set cancellation_fee_cents = s.cancellation_fee_cents
from sites s where s.id = a.site_id and a.status = 'cancellation_request';

alter table order_settlements drop constraint order_settlements_kind_check;
alter table order_settlements add constraint order_settlements_kind_check
  check (kind in ('completed', 'no_show', 'cancellation')) not valid;
alter table order_settlements validate constraint order_settlements_kind_check;
