-- no transaction
-- New keys hold for new rows at once; old rows are checked afterwards, while the table is in use.
alter table events drop constraint if exists events_market_id_in_site, add constraint events_market_id_in_site
  foreign key (site_id, market_id) references markets (site_id, id) not valid;
alter table accounts drop constraint if exists accounts_photo_file_id_in_site, add constraint accounts_photo_file_id_in_site
  foreign key (site_id, photo_file_id) references files (site_id, id) not valid;
alter table providers drop constraint if exists providers_account_id_in_site, add constraint providers_account_id_in_site
  foreign key (site_id, account_id) references accounts (site_id, id) not valid;
alter table providers drop constraint if exists providers_licence_back_file_id_in_site, add constraint providers_licence_back_file_id_in_site
  foreign key (site_id, licence_back_file_id) references files (site_id, id) not valid;
alter table providers drop constraint if exists providers_licence_front_file_id_in_site, add constraint providers_licence_front_file_id_in_site
  foreign key (site_id, licence_front_file_id) references files (site_id, id) not valid;
alter table providers drop constraint if exists providers_logo_file_id_in_site, add constraint providers_logo_file_id_in_site
  foreign key (site_id, logo_file_id) references files (site_id, id) not valid;
alter table providers drop constraint if exists providers_market_id_in_site, add constraint providers_market_id_in_site
  foreign key (site_id, market_id) references markets (site_id, id) not valid;
alter table customer_profiles drop constraint if exists customer_profiles_account_id_in_site, add constraint customer_profiles_account_id_in_site
  foreign key (site_id, account_id) references accounts (site_id, id) not valid;
alter table customer_profiles drop constraint if exists customer_profiles_market_id_in_site, add constraint customer_profiles_market_id_in_site
  foreign key (site_id, market_id) references markets (site_id, id) not valid;
alter table sessions drop constraint if exists sessions_account_id_in_site, add constraint sessions_account_id_in_site
  foreign key (site_id, account_id) references accounts (site_id, id) not valid;
alter table sessions drop constraint if exists sessions_impersonator_id_in_site, add constraint sessions_impersonator_id_in_site
  foreign key (site_id, impersonator_id) references accounts (site_id, id) not valid;
alter table sessions drop constraint if exists sessions_impersonator_session_id_in_site, add constraint sessions_impersonator_session_id_in_site
  foreign key (site_id, impersonator_session_id) references sessions (site_id, id) not valid;
alter table refresh_tokens drop constraint if exists refresh_tokens_session_id_in_site, add constraint refresh_tokens_session_id_in_site
  foreign key (site_id, session_id) references sessions (site_id, id) on delete cascade not valid;
alter table phone_codes drop constraint if exists phone_codes_account_id_in_site, add constraint phone_codes_account_id_in_site
  foreign key (site_id, account_id) references accounts (site_id, id) not valid;
alter table password_resets drop constraint if exists password_resets_account_id_in_site, add constraint password_resets_account_id_in_site
  foreign key (site_id, account_id) references accounts (site_id, id) not valid;
alter table devices drop constraint if exists devices_account_id_in_site, add constraint devices_account_id_in_site
  foreign key (site_id, account_id) references accounts (site_id, id) not valid;
alter table deletion_requests drop constraint if exists deletion_requests_account_id_in_site, add constraint deletion_requests_account_id_in_site
  foreign key (site_id, account_id) references accounts (site_id, id) not valid;
alter table client_events drop constraint if exists client_events_account_id_in_site, add constraint client_events_account_id_in_site
  foreign key (site_id, account_id) references accounts (site_id, id) not valid;
alter table weekly_windows drop constraint if exists weekly_windows_provider_id_in_site, add constraint weekly_windows_provider_id_in_site
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade not valid;
alter table time_off drop constraint if exists time_off_provider_id_in_site, add constraint time_off_provider_id_in_site
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade not valid;
alter table site_pages drop constraint if exists site_pages_updated_by_in_site, add constraint site_pages_updated_by_in_site
  foreign key (site_id, updated_by) references accounts (site_id, id) not valid;
alter table web_push_subscriptions drop constraint if exists web_push_subscriptions_account_id_in_site, add constraint web_push_subscriptions_account_id_in_site
  foreign key (site_id, account_id) references accounts (site_id, id) not valid;
alter table breeds drop constraint if exists breeds_pet_type_id_in_site, add constraint breeds_pet_type_id_in_site
  foreign key (site_id, pet_type_id) references pet_types (site_id, id) not valid;
alter table catalogue_services drop constraint if exists catalogue_services_pet_type_id_in_site, add constraint catalogue_services_pet_type_id_in_site
  foreign key (site_id, pet_type_id) references pet_types (site_id, id) not valid;
alter table catalogue_service_add_ons drop constraint if exists catalogue_service_add_ons_add_on_id_in_site, add constraint catalogue_service_add_ons_add_on_id_in_site
  foreign key (site_id, add_on_id) references catalogue_add_ons (site_id, id) on delete cascade not valid;
alter table catalogue_service_add_ons drop constraint if exists catalogue_service_add_ons_service_id_in_site, add constraint catalogue_service_add_ons_service_id_in_site
  foreign key (site_id, service_id) references catalogue_services (site_id, id) on delete cascade not valid;
alter table provider_services drop constraint if exists provider_services_provider_id_in_site, add constraint provider_services_provider_id_in_site
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade not valid;
alter table provider_services drop constraint if exists provider_services_service_id_in_site, add constraint provider_services_service_id_in_site
  foreign key (site_id, service_id) references catalogue_services (site_id, id) on delete cascade not valid;
alter table provider_service_sizes drop constraint if exists provider_service_sizes_provider_id_service_id_in_site, add constraint provider_service_sizes_provider_id_service_id_in_site
  foreign key (site_id, provider_id, service_id) references provider_services (site_id, provider_id, service_id) on delete cascade not valid;
alter table provider_service_breeds drop constraint if exists provider_service_breeds_breed_id_in_site, add constraint provider_service_breeds_breed_id_in_site
  foreign key (site_id, breed_id) references breeds (site_id, id) on delete cascade not valid;
alter table provider_service_breeds drop constraint if exists provider_service_breeds_provider_id_service_id_in_site, add constraint provider_service_breeds_provider_id_service_id_in_site
  foreign key (site_id, provider_id, service_id) references provider_services (site_id, provider_id, service_id) on delete cascade not valid;
alter table provider_add_ons drop constraint if exists provider_add_ons_add_on_id_in_site, add constraint provider_add_ons_add_on_id_in_site
  foreign key (site_id, add_on_id) references catalogue_add_ons (site_id, id) on delete cascade not valid;
alter table provider_add_ons drop constraint if exists provider_add_ons_provider_id_in_site, add constraint provider_add_ons_provider_id_in_site
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade not valid;
alter table work_zones drop constraint if exists work_zones_provider_id_in_site, add constraint work_zones_provider_id_in_site
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade not valid;

alter table events validate constraint events_market_id_in_site;
alter table accounts validate constraint accounts_photo_file_id_in_site;
alter table providers validate constraint providers_account_id_in_site;
alter table providers validate constraint providers_licence_back_file_id_in_site;
alter table providers validate constraint providers_licence_front_file_id_in_site;
alter table providers validate constraint providers_logo_file_id_in_site;
alter table providers validate constraint providers_market_id_in_site;
alter table customer_profiles validate constraint customer_profiles_account_id_in_site;
alter table customer_profiles validate constraint customer_profiles_market_id_in_site;
alter table sessions validate constraint sessions_account_id_in_site;
alter table sessions validate constraint sessions_impersonator_id_in_site;
alter table sessions validate constraint sessions_impersonator_session_id_in_site;
alter table refresh_tokens validate constraint refresh_tokens_session_id_in_site;
alter table phone_codes validate constraint phone_codes_account_id_in_site;
alter table password_resets validate constraint password_resets_account_id_in_site;
alter table devices validate constraint devices_account_id_in_site;
alter table deletion_requests validate constraint deletion_requests_account_id_in_site;
alter table client_events validate constraint client_events_account_id_in_site;
alter table weekly_windows validate constraint weekly_windows_provider_id_in_site;
alter table time_off validate constraint time_off_provider_id_in_site;
alter table site_pages validate constraint site_pages_updated_by_in_site;
alter table web_push_subscriptions validate constraint web_push_subscriptions_account_id_in_site;
alter table breeds validate constraint breeds_pet_type_id_in_site;
alter table catalogue_services validate constraint catalogue_services_pet_type_id_in_site;
alter table catalogue_service_add_ons validate constraint catalogue_service_add_ons_add_on_id_in_site;
alter table catalogue_service_add_ons validate constraint catalogue_service_add_ons_service_id_in_site;
alter table provider_services validate constraint provider_services_provider_id_in_site;
alter table provider_services validate constraint provider_services_service_id_in_site;
alter table provider_service_sizes validate constraint provider_service_sizes_provider_id_service_id_in_site;
alter table provider_service_breeds validate constraint provider_service_breeds_breed_id_in_site;
alter table provider_service_breeds validate constraint provider_service_breeds_provider_id_service_id_in_site;
alter table provider_add_ons validate constraint provider_add_ons_add_on_id_in_site;
alter table provider_add_ons validate constraint provider_add_ons_provider_id_in_site;
alter table work_zones validate constraint work_zones_provider_id_in_site;

-- The keys without a site are of no use any more.
alter table events drop constraint if exists events_market_id_fkey;
alter table accounts drop constraint if exists accounts_photo_file_id_fkey;
alter table providers drop constraint if exists providers_account_id_fkey;
alter table providers drop constraint if exists providers_licence_back_file_id_fkey;
alter table providers drop constraint if exists providers_licence_front_file_id_fkey;
alter table providers drop constraint if exists providers_logo_file_id_fkey;
alter table providers drop constraint if exists providers_market_id_fkey;
alter table customer_profiles drop constraint if exists customer_profiles_account_id_fkey;
alter table customer_profiles drop constraint if exists customer_profiles_market_id_fkey;
alter table sessions drop constraint if exists sessions_account_id_fkey;
alter table sessions drop constraint if exists sessions_impersonator_id_fkey;
alter table sessions drop constraint if exists sessions_impersonator_session_id_fkey;
alter table refresh_tokens drop constraint if exists refresh_tokens_session_id_fkey;
alter table phone_codes drop constraint if exists phone_codes_account_id_fkey;
alter table password_resets drop constraint if exists password_resets_account_id_fkey;
alter table devices drop constraint if exists devices_account_id_fkey;
alter table deletion_requests drop constraint if exists deletion_requests_account_id_fkey;
alter table client_events drop constraint if exists client_events_account_id_fkey;
alter table weekly_windows drop constraint if exists weekly_windows_provider_id_fkey;
alter table time_off drop constraint if exists time_off_provider_id_fkey;
alter table site_pages drop constraint if exists site_pages_updated_by_fkey;
alter table web_push_subscriptions drop constraint if exists web_push_subscriptions_account_id_fkey;
alter table breeds drop constraint if exists breeds_pet_type_id_fkey;
alter table catalogue_services drop constraint if exists catalogue_services_pet_type_id_fkey;
alter table catalogue_service_add_ons drop constraint if exists catalogue_service_add_ons_add_on_id_fkey;
alter table catalogue_service_add_ons drop constraint if exists catalogue_service_add_ons_service_id_fkey;
alter table provider_services drop constraint if exists provider_services_provider_id_fkey;
alter table provider_services drop constraint if exists provider_services_service_id_fkey;
alter table provider_service_sizes drop constraint if exists provider_service_sizes_provider_id_service_id_fkey;
alter table provider_service_breeds drop constraint if exists provider_service_breeds_breed_id_fkey;
alter table provider_service_breeds drop constraint if exists provider_service_breeds_provider_id_service_id_fkey;
alter table provider_add_ons drop constraint if exists provider_add_ons_add_on_id_fkey;
alter table provider_add_ons drop constraint if exists provider_add_ons_provider_id_fkey;
alter table work_zones drop constraint if exists work_zones_provider_id_fkey;
