-- What a customer says about a completed order, once. No foreign key leads to the appointment, as from its lines.
create table reviews (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  appointment_id uuid not null unique,
  provider_id uuid not null,
  customer_id uuid not null,
  rating smallint not null check (rating between 1 and 5),
  comment text not null default '' check (char_length(comment) <= 2000),
  photo_ids uuid[] not null default '{}' check (cardinality(photo_ids) <= 6),
  created_at timestamptz not null,
  edited_at timestamptz,
  reply text check (char_length(reply) between 1 and 1000),
  replied_at timestamptz,
  reply_edited_at timestamptz,
  -- Hidden reviews are not shown and do not count.
  hidden_at timestamptz,
  -- The last decision of staff, to hide it or to keep it.
  decided_at timestamptz,
  decided_by uuid,
  decision_reason text check (char_length(decision_reason) between 1 and 300),
  unique (site_id, id),
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade,
  foreign key (site_id, customer_id) references accounts (site_id, id) on delete cascade,
  foreign key (site_id, decided_by) references accounts (site_id, id),
  check ((reply is null) = (replied_at is null)),
  check (hidden_at is null or decided_at is not null),
  check (decided_at is null or (decided_by is not null and decision_reason is not null))
);
create index reviews_of_provider on reviews (provider_id, created_at, id);
create index reviews_of_customer on reviews (customer_id);
create index reviews_hidden on reviews (site_id, hidden_at) where hidden_at is not null;

-- Who asked staff to look at a review, each person once. Staff answer all reports of a review at once.
create table review_reports (
  review_id uuid not null,
  reporter_id uuid not null,
  site_id uuid not null default app.site_id() references sites,
  reason text not null check (reason in ('spam', 'offensive', 'private', 'fake', 'other')),
  note text not null default '' check (char_length(note) <= 500),
  reported_at timestamptz not null,
  answered_at timestamptz,
  primary key (review_id, reporter_id),
  foreign key (site_id, review_id) references reviews (site_id, id) on delete cascade,
  foreign key (site_id, reporter_id) references accounts (site_id, id) on delete cascade
);
create index review_reports_by on review_reports (reporter_id);
create index review_reports_open on review_reports (site_id, reported_at) where answered_at is null;

call app.enclose(array['reviews', 'review_reports']::regclass[]);
