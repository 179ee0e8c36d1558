-- Where a payout account stands at the processor, as its last answer said, and whether its bank was proved by two deposits.
alter table connected_accounts
  add column bank_name text not null default '' check (length(bank_name) <= 200),
  -- The bank of the account at the processor. Another one there is not the one that was proved.
  add column stripe_bank_id text,
  -- The same bank account as it is proved by deposits.
  add column stripe_customer_id text,
  add column stripe_source_id text,
  add column bank_verified_at timestamptz,
  add column bank_tries smallint not null default 0 check (bank_tries between 0 and 3),
  add column requirements jsonb not null default '[]' check (jsonb_typeof(requirements) = 'array'),
  add column requirements_due_at timestamptz,
  add column is_in_review boolean not null default false,
  add column restriction text check (restriction in ('rejected', 'under_review', 'other')),
  add column terms_accepted_at timestamptz,
  -- Answers of the processor are counted when they are asked for, so that an earlier one never replaces a later one.
  add column asked bigint not null default 0,
  add column answered bigint not null default 0 check (answered <= asked);

-- Those who were paid so far were connected before banks were proved by deposits.
update connected_accounts set bank_verified_at = created_at;

alter table providers
  add column allow_percentage_plan boolean not null default false,
  add column charge_method text check (charge_method in ('flat_rate', 'percentage'));

alter table payment_events add column stripe_account_id text;
