-- no transaction
-- Where somebody wanted a visit, in words; staff look for groomers there.
alter table leads
  add column if not exists city text not null default '' check (length(city) <= 100),
  add column if not exists state_or_province text not null default '' check (length(state_or_province) <= 100);

-- That staff got back to them, and what came of it.
alter table leads
  add column if not exists answered_at timestamptz,
  add column if not exists answered_by uuid,
  add column if not exists answer_note text not null default '' check (length(answer_note) <= 500);
alter table leads drop constraint if exists leads_answered_by_in_site, add constraint leads_answered_by_in_site
  foreign key (site_id, answered_by) references accounts (site_id, id) not valid;
alter table leads validate constraint leads_answered_by_in_site;
alter table leads drop constraint if exists leads_answered_by_somebody, add constraint leads_answered_by_somebody
  check ((answered_at is null) = (answered_by is null)) not valid;
alter table leads validate constraint leads_answered_by_somebody;
alter table leads drop constraint if exists leads_noted_when_answered, add constraint leads_noted_when_answered
  check (answered_at is not null or answer_note = '') not valid;
alter table leads validate constraint leads_noted_when_answered;
create index concurrently if not exists leads_open on leads (site_id, created_at) where answered_at is null;
create index concurrently if not exists leads_answered_by on leads (answered_by);
