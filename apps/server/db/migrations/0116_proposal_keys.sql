-- no transaction
-- What a groomer notes about getting in is the groomer's; the address notes of the profile are the person's.
alter table provider_customers add column if not exists entry_notes text not null default '';
-- What proposals refer to, with the owner in the key.
create unique index concurrently if not exists provider_customers_in_site on provider_customers (site_id, provider_id, customer_id);
create unique index concurrently if not exists pets_of_customer_in_site on pets (site_id, customer_id, id);
create unique index concurrently if not exists pet_vaccinations_of_pet_in_site on pet_vaccinations (site_id, pet_id, id);
