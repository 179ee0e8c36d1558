-- no transaction
-- Logos that staff uploaded. Sites whose logos are external URLs keep them in app_logo and app_logo_light.
alter table sites add column if not exists app_logo_file_id uuid;
alter table sites add column if not exists app_logo_light_file_id uuid;
-- What a site shows outlives the account that uploaded it.
alter table files add column if not exists kept_for_site boolean not null default false;

create index concurrently if not exists sites_app_logo_file on sites (app_logo_file_id) where app_logo_file_id is not null;
create index concurrently if not exists sites_app_logo_light_file on sites (app_logo_light_file_id) where app_logo_light_file_id is not null;

alter table sites drop constraint if exists sites_app_logo_file_in_site, add constraint sites_app_logo_file_in_site
  foreign key (id, app_logo_file_id) references files (site_id, id) not valid;
alter table sites drop constraint if exists sites_app_logo_light_file_in_site, add constraint sites_app_logo_light_file_in_site
  foreign key (id, app_logo_light_file_id) references files (site_id, id) not valid;
alter table sites validate constraint sites_app_logo_file_in_site;
alter table sites validate constraint sites_app_logo_light_file_in_site;
