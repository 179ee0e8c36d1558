-- no transaction
-- Each charge names the consent that it relies on, of the same subject and purpose. Charges from before name none.
alter table card_charges add column if not exists consent_id uuid;
alter table card_charges drop constraint if exists card_charges_consent_fkey, add constraint card_charges_consent_fkey
  foreign key (site_id, consent_id, subject_kind, subject_id, purpose)
  references payment_consents (site_id, id, subject_kind, subject_id, purpose) not valid;
alter table card_charges validate constraint card_charges_consent_fkey;
create index concurrently if not exists card_charges_of_consent 
  on card_charges (consent_id, subject_kind, subject_id, purpose);
drop trigger if exists card_charges_within_consent on card_charges;
create trigger card_charges_within_consent before insert or update of amount_cents, consent_id on card_charges
  for each row when (new.consent_id is not null) execute function app.charge_within_consent();

-- What a visit was said to cost when it was booked, before tax and tip, and since when its customer knows.
alter table appointments
  add column if not exists estimate_cents integer,
  add column if not exists estimate_told_at timestamptz;
alter table appointments drop constraint if exists appointments_estimate_check,
  add constraint appointments_estimate_check check (estimate_cents >= 0) not valid;
alter table appointments validate constraint appointments_estimate_check;
update appointments a set
  estimate_cents = a.travel_fee_cents
    + (select coalesce(sum(l.max_cents), 0) from appointment_lines l where l.appointment_id = a.id)
    + (select coalesce(sum(u.price_cents * u.quantity), 0) from order_upsells u
       where u.appointment_id = a.id and u.added_by = 'customer'),
  estimate_told_at = case when a.booked_by = 'customer' then a.booked_at else a.told_at end
where a.status not in ('complete', 'cancelled', 'rejected') and a.estimate_cents is null;

-- How far a charge may go above the estimate, how large a tip may be, and the most that an estimate counts to which the
-- customer never said yes, without their own confirmation.
alter table sites
  add column if not exists consent_percent smallint not null default 20,
  add column if not exists consent_tip_percent smallint not null default 30,
  add column if not exists unconfirmed_limit_cents integer not null default 40000;
alter table sites drop constraint if exists sites_consent_check, add constraint sites_consent_check check (
  consent_percent between 0 and 100 and consent_tip_percent between 0 and 100
  and unconfirmed_limit_cents between 0 and 10000000) not valid;
alter table sites validate constraint sites_consent_check;
