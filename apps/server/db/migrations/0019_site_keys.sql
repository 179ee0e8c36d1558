-- no transaction
-- What rows refer to is named by site and id together, so that no reference leaves its site: the walls hide foreign rows
-- from queries, but a foreign key does not ask them. First the indexes that the keys need.
create unique index concurrently if not exists markets_in_site on markets (site_id, id);
create unique index concurrently if not exists files_in_site on files (site_id, id);
create unique index concurrently if not exists accounts_in_site on accounts (site_id, id);
create unique index concurrently if not exists sessions_in_site on sessions (site_id, id);
create unique index concurrently if not exists providers_in_site on providers (site_id, account_id);
create unique index concurrently if not exists pet_types_in_site on pet_types (site_id, id);
create unique index concurrently if not exists catalogue_add_ons_in_site on catalogue_add_ons (site_id, id);
create unique index concurrently if not exists catalogue_services_in_site on catalogue_services (site_id, id);
create unique index concurrently if not exists provider_services_in_site on provider_services (site_id, provider_id, service_id);
create unique index concurrently if not exists breeds_in_site on breeds (site_id, id);
create unique index concurrently if not exists work_zones_in_site on work_zones (site_id, id);
