-- no transaction
-- What a groomer sells or gives (gift cards, coupons, products) counts on their own orders alone. What is on an order says
-- whose order it is, by its appointment, and names owner and id together: an order that changes hands cannot keep what
-- belongs to the one who had it. The keys by site and id stay for rows from before, which have no owner where it was
-- another one.
create unique index concurrently if not exists gift_cards_of_owner on gift_cards (site_id, provider_id, id);
create unique index concurrently if not exists coupons_of_owner on coupons (site_id, provider_id, id);
create unique index concurrently if not exists upsells_of_owner on upsells (site_id, provider_id, id);

alter table order_terms
  add column if not exists provider_id uuid,
  -- The card of their own that the customer chose when they placed the order.
  add column if not exists agreed_card_id uuid,
  -- Since then another groomer has the order than the one with whom it was placed.
  add column if not exists taken_over_at timestamptz;
alter table order_upsells add column if not exists provider_id uuid;
alter table gift_card_uses add column if not exists provider_id uuid;
alter table coupon_uses add column if not exists provider_id uuid;
-- The customer came with an order that another groomer had, and has not chosen this one.
alter table provider_customers add column if not exists is_by_take_over boolean not null default false;

-- A take-over asks whether there are any.
create index concurrently if not exists gift_card_uses_of_appointment on gift_card_uses (appointment_id);
create index concurrently if not exists coupon_uses_of_appointment on coupon_uses (appointment_id);
