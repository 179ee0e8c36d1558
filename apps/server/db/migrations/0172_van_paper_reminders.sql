-- Who was told of the expiry of a paper, at which of the days before it (-1: once it expired). Another expiry is told anew.
-- Some rows a document and year.
create table van_paper_reminders (
  site_id uuid not null default app.site_id() references sites,
  document_id uuid not null,
  expires_on date not null,
  stage smallint not null check (stage in (30, 14, 3, -1)),
  account_id uuid not null,
  told_at timestamptz not null,
  primary key (document_id, expires_on, stage, account_id),
  foreign key (site_id, document_id) references vehicle_documents (site_id, id) on delete cascade,
  foreign key (site_id, account_id) references accounts (site_id, id)
);

call app.enclose(array['van_paper_reminders']::regclass[]);
