-- no transaction
-- Photos of their work that a provider shows on the public page, in the order they chose.
alter table providers
  add column if not exists showcase_file_ids uuid[] not null default '{}' check (cardinality(showcase_file_ids) <= 12);
