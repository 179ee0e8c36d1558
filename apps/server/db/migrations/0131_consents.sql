-- Who agreed to what a card is charged for: with which ceiling, how and when. Written once, named by each charge.
create table payment_consents (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  subject_kind text not null,
  subject_id uuid not null,
  purpose text not null,
  customer_id uuid not null,
  -- The customer booked it, was told of it and said nothing, asked to cancel, or confirmed it.
  given_by text not null constraint payment_consents_given_by_check
    check (given_by in ('booking', 'message', 'request', 'link', 'app')),
  -- The most that may be charged, and beside it as a tip.
  ceiling_cents integer not null check (ceiling_cents >= 0),
  tip_ceiling_cents integer not null default 0 check (tip_ceiling_cents >= 0),
  currency char(3) not null,
  given_at timestamptz not null,
  unique (site_id, id, subject_kind, subject_id, purpose),
  foreign key (site_id, customer_id) references accounts (site_id, id)
);
create unique index payment_consents_once
  on payment_consents (subject_id, subject_kind, purpose, given_by, given_at, ceiling_cents, tip_ceiling_cents);
create index payment_consents_of_customer on payment_consents (customer_id, given_at);

-- What the groomer asks the customer of an order to confirm, because it is more than they agreed to. A new question takes
-- the place of the one before.
create table order_confirmations (
  appointment_id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  amount_cents integer not null check (amount_cents between 0 and 99999999),
  tip_cents integer not null check (tip_cents between 0 and 99999999),
  asked_by uuid not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- Of the secret in the link: here stays its hash.
  link_hash bytea not null,
  answered_at timestamptz,
  answer text constraint order_confirmations_answer_check check (answer in ('confirmed', 'declined')),
  constraint order_confirmations_answered check ((answer is null) = (answered_at is null)),
  foreign key (site_id, asked_by) references accounts (site_id, id)
);
create unique index order_confirmations_link on order_confirmations (link_hash);
create index order_confirmations_asked_by on order_confirmations (asked_by);

call app.enclose(array['payment_consents', 'order_confirmations']::regclass[]);
-- One that a charge names cannot go either.
revoke update on payment_consents from tailgate_app;

-- A charge is never above what was agreed, whoever writes it.
create function app.charge_within_consent() returns trigger language plpgsql as $$
begin
  if not exists (
    select from public.payment_consents c
    where c.id = new.consent_id and new.amount_cents <= c.ceiling_cents::bigint + c.tip_ceiling_cents
  ) then
    raise exception 'The charge is above its consent' using errcode = 'check_violation', constraint = 'card_charges_within_consent';
  end if;
  return new;
end $$;
