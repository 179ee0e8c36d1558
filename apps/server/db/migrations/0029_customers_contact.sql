-- no transaction
-- An email address that a provider entered: used to write to the customer, never to log in or to reset a password, because
-- nobody has proved that it is the customer's.
alter table customer_profiles add column if not exists contact_email citext;
-- Who asked for a code that links a customer: nobody else can use it.
alter table phone_codes add column if not exists requested_by uuid;
alter table phone_codes drop constraint if exists phone_codes_requested_by_in_site, add constraint phone_codes_requested_by_in_site
  foreign key (site_id, requested_by) references accounts (site_id, id) not valid;
alter table phone_codes validate constraint phone_codes_requested_by_in_site;
create index concurrently if not exists phone_codes_requested_by on phone_codes (requested_by, phone) where requested_by is not null;
