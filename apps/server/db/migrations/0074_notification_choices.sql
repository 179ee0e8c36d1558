-- By which channels a person wants the messages that can be turned off. No row: by all of them.
create table notification_choices (
  account_id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  sms boolean not null,
  email boolean not null,
  push boolean not null,
  updated_at timestamptz not null,
  foreign key (site_id, account_id) references accounts (site_id, id) on delete cascade
);

call app.enclose(array['notification_choices']::regclass[]);
