-- no transaction
-- Codes by which who has no password confirms that a session is theirs.
alter table phone_codes drop constraint if exists phone_codes_purpose_check, add constraint phone_codes_purpose_check
  check (purpose in ('sign_in', 'customer_sign_up', 'customer_link', 'provider_sign_up', 'phone_change', 'owner'))
  not valid;
alter table phone_codes validate constraint phone_codes_purpose_check;
