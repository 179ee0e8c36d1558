-- Files live in object storage; here is what we know of them.
create table files (
  id uuid primary key,
  site_id uuid not null references sites,
  owner_id uuid not null,
  kind text not null check (kind in ('image', 'document')),
  status text not null default 'awaiting_upload' check (status in ('awaiting_upload', 'ready', 'refused')),
  is_public boolean not null default false,
  filename text not null,
  label text not null default '',
  declared_type text not null,
  declared_bytes integer not null check (declared_bytes > 0),
  stored_type text,
  width integer,
  height integer,
  refused_because text,
  created_at timestamptz not null default now(),
  ready_at timestamptz
);
create index files_owner on files (site_id, owner_id, created_at desc);
create index files_awaiting on files (created_at) where status = 'awaiting_upload';
call app.enclose(array['files']::regclass[]);
