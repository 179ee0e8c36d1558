-- no transaction
-- What pets refer to, and codes that a customer reads to a groomer.
create unique index concurrently if not exists time_modifiers_in_site on time_modifiers (site_id, id);
alter table phone_codes drop constraint if exists phone_codes_purpose_check, add constraint phone_codes_purpose_check
  check (purpose in ('sign_in', 'customer_sign_up', 'customer_link')) not valid;
alter table phone_codes validate constraint phone_codes_purpose_check;
-- When its owner first logged in. Sessions are forgotten after a while, so that they cannot tell.
alter table accounts add column if not exists claimed_at timestamptz;
alter table customer_profiles add column if not exists address_line_2 text not null default '';
alter table customer_profiles add column if not exists is_apartment_complex boolean not null default false;
