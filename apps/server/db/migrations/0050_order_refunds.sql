-- Money that went back without the card processor: by the groomer's hand, or onto a gift card. What went back to a card
-- is in card_refunds.
create table order_refunds (
  id uuid primary key,
  site_id uuid not null references sites,
  appointment_id uuid not null,
  way text not null check (way in ('cash', 'check', 'gift_card')),
  amount_cents integer not null check (amount_cents between 1 and 99999999),
  reason text not null,
  opened_by uuid not null,
  opened_at timestamptz not null,
  foreign key (site_id, opened_by) references accounts (site_id, id)
);
create index order_refunds_of_appointment on order_refunds (appointment_id);
create index order_refunds_opened_by on order_refunds (opened_by);

call app.enclose(array['order_refunds']::regclass[]);
