-- The texts of a site: what its own people wrote in place of the neutral ones that come with the product.
alter table sites add column partner_programme_name text not null default 'Partner programme';

create table site_pages (
  site_id uuid not null references sites,
  page text not null,
  -- All three are empty after somebody went back to the neutral text. The row stays, so that the version only ever
  -- rises and nobody overwrites what they have not seen.
  title text,
  lead text,
  sections jsonb,
  version integer not null check (version > 0),
  updated_at timestamptz not null,
  updated_by uuid not null references accounts,
  primary key (site_id, page),
  constraint site_pages_are_whole check (num_nulls(title, lead, sections) in (0, 3))
);

call app.enclose(array['site_pages']::regclass[]);
revoke delete on site_pages from tailgate_app;
