-- Deleting a file, a session or something of the catalogue looks for what refers to it: without these, through whole
-- tables. Only rows that refer to something are kept in them.
create index accounts_photo_file on accounts (photo_file_id) where photo_file_id is not null;
create index providers_logo_file on providers (logo_file_id) where logo_file_id is not null;
create index providers_licence_front_file on providers (licence_front_file_id) where licence_front_file_id is not null;
create index providers_licence_back_file on providers (licence_back_file_id) where licence_back_file_id is not null;
create index sessions_impersonator_session on sessions (impersonator_session_id) where impersonator_session_id is not null;
create index catalogue_service_add_ons_add_on on catalogue_service_add_ons (add_on_id);
create index provider_add_ons_add_on on provider_add_ons (add_on_id);
create index provider_services_service on provider_services (service_id);
create index provider_service_breeds_breed on provider_service_breeds (breed_id);
