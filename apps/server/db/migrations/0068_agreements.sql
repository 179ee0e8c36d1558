-- What a site agrees with its people. Before the first version is published an agreement is only a draft.
create table agreements (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  -- 0 before anything was published.
  current_version integer not null default 0 check (current_version >= 0),
  created_at timestamptz not null,
  -- Retired agreements are asked of nobody; what was accepted stays.
  retired_at timestamptz,
  unique (site_id, id),
  constraint agreements_slug unique (site_id, slug)
);

-- What was published stays as it is: it is what people accepted.
create table agreement_versions (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  agreement_id uuid not null,
  version integer not null check (version > 0),
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) between 1 and 60000),
  -- What is new in it, in words.
  changes text not null default '' check (char_length(changes) <= 1000),
  -- Roles that it is for.
  audience text[] not null check (cardinality(audience) between 1 and 5),
  required boolean not null,
  require_signature boolean not null,
  -- Offered, and assigned to nobody.
  is_optional boolean not null,
  -- Between those who own vans and those who drive them.
  is_about_vans boolean not null,
  issued_at timestamptz not null,
  published_by uuid not null,
  unique (site_id, id),
  unique (agreement_id, version),
  check (not (is_optional and required)),
  foreign key (site_id, agreement_id) references agreements (site_id, id),
  foreign key (site_id, published_by) references accounts (site_id, id)
);

-- The next version while staff write it.
create table agreement_drafts (
  agreement_id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) between 1 and 60000),
  changes text not null default '' check (char_length(changes) <= 1000),
  audience text[] not null check (cardinality(audience) between 1 and 5),
  required boolean not null,
  require_signature boolean not null,
  is_optional boolean not null,
  is_about_vans boolean not null,
  -- Rises with every change, so that nobody publishes or overwrites what they have not seen.
  revision integer not null check (revision > 0),
  updated_at timestamptz not null,
  updated_by uuid not null,
  check (not (is_optional and required)),
  foreign key (site_id, agreement_id) references agreements (site_id, id),
  foreign key (site_id, updated_by) references accounts (site_id, id)
);

-- Who accepted which version, when, and how it was signed. Kept: it is the proof.
create table agreement_acceptances (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  version_id uuid not null,
  account_id uuid not null,
  -- As it was then.
  signer_name text not null check (char_length(signer_name) between 1 and 300),
  accepted_at timestamptz not null,
  signature jsonb,
  -- Of text, version, signer, time and signature; the second with a key that the database does not have.
  content_sha256 bytea not null check (octet_length(content_sha256) = 32),
  content_mac bytea not null check (octet_length(content_mac) = 32),
  -- Of the file that is downloaded.
  file_sha256 bytea not null check (octet_length(file_sha256) = 32),
  unique (site_id, id),
  constraint agreement_acceptances_once unique (version_id, account_id),
  foreign key (site_id, version_id) references agreement_versions (site_id, id),
  foreign key (site_id, account_id) references accounts (site_id, id)
);
create index agreement_acceptances_of on agreement_acceptances (account_id, accepted_at);
create unique index agreement_acceptances_file on agreement_acceptances (site_id, file_sha256);

call app.enclose(array['agreements', 'agreement_versions', 'agreement_drafts', 'agreement_acceptances']::regclass[]);
revoke delete on agreements from tailgate_app;
revoke update, delete on agreement_versions, agreement_acceptances from tailgate_app;

-- Since when a provider has left a required agreement unsigned; null without any. Searches read it from the row that
-- they read anyway.
alter table providers add column unsigned_since timestamptz;

create function app.unsigned_since(provider uuid) returns timestamptz
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
    select min(greatest(v.issued_at, p.created_at))
    from public.providers p
    join public.accounts a on a.id = p.account_id
    join public.agreements g on g.site_id = p.site_id and g.retired_at is null
    join public.agreement_versions v on v.agreement_id = g.id and v.version = g.current_version
    where p.account_id = provider and v.required and v.audience && a.roles
      and not exists (
        select from public.agreement_acceptances c where c.version_id = v.id and c.account_id = p.account_id)
  $$;
revoke all on function app.unsigned_since from public;
grant execute on function app.unsigned_since to tailgate_app;

-- Acceptances, new providers and new roles are noticed here, so that no way of writing them can forget it. What staff
-- publish concerns all providers of a site and is done by a job.
create function app.note_unsigned() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
  as $$
  declare
    provider uuid := to_jsonb(new) ->> tg_argv[0];
  begin
    update public.providers p set unsigned_since = app.unsigned_since(p.account_id)
    where p.account_id = provider and p.unsigned_since is distinct from app.unsigned_since(p.account_id);
    return null;
  end $$;
revoke all on function app.note_unsigned from public;
grant execute on function app.note_unsigned to tailgate_app;

create trigger noted after insert on agreement_acceptances for each row execute function app.note_unsigned('account_id');
create trigger noted after insert on providers for each row execute function app.note_unsigned('account_id');
create trigger noted after update of roles on accounts for each row
  when (old.roles is distinct from new.roles) execute function app.note_unsigned('id');
