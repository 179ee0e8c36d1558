-- The email address that an account wants next: it becomes the account's when the link that was sent there is opened.
-- The token is made by the worker, and only for an address that nobody else uses.
create table email_changes (
  account_id uuid primary key,
  site_id uuid not null references sites,
  email citext not null,
  token_hash bytea unique,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (site_id, account_id) references accounts (site_id, id)
);
create index email_changes_in_site on email_changes (site_id, account_id);
call app.enclose(array['email_changes']::regclass[]);
