-- What a provider spends on the business. Days are the provider's own, as on the receipt.
create table expenses (
  id uuid primary key,
  site_id uuid not null references sites,
  provider_id uuid not null,
  name text not null,
  amount_cents integer not null check (amount_cents between 1 and 10000000),
  currency char(3) not null default 'USD',
  payment_type text not null check (payment_type in ('cash', 'card', 'bank', 'other')),
  category text not null default 'other'
    check (category in ('fuel', 'supplies', 'equipment', 'vehicle', 'insurance', 'phoneAndSoftware', 'education', 'other')),
  spent_on date not null,
  notes text not null default '',
  receipt_file_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade,
  foreign key (site_id, receipt_file_id) references files (site_id, id) on delete set null (receipt_file_id)
);
create index expenses_of_provider on expenses (provider_id, spent_on, id);
create index expenses_receipt_file on expenses (receipt_file_id) where receipt_file_id is not null;

call app.enclose(array['expenses']::regclass[]);
call app.cap('expenses', 'provider_id', 20000);
