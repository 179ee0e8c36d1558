-- no transaction
-- What belongs to a document names its site.
create unique index concurrently if not exists vehicle_documents_of_site on vehicle_documents (site_id, id);
alter table vehicle_documents add constraint vehicle_documents_site_id_id_key unique using index vehicle_documents_of_site;
