-- A tip that the customer adds after the visit: at most one for each order, charged apart from what was settled.
create table order_tips (
  appointment_id uuid primary key,
  site_id uuid not null references sites,
  amount_cents integer not null check (amount_cents between 50 and 100000),
  -- The newest try: a declined one leaves the way to another.
  charge_id uuid not null unique,
  state text not null check (state in ('charging', 'given', 'declined')),
  asked_at timestamptz not null,
  given_at timestamptz check ((given_at is not null) = (state = 'given')),
  foreign key (site_id, charge_id) references card_charges (site_id, id)
);
call app.enclose(array['order_tips']::regclass[]);
revoke delete on order_tips from tailgate_app;
