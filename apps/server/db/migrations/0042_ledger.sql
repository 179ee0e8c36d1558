-- What moved and what is owed, as balanced double entries. Kept for good, and read by party and time. A debit is
-- positive.
create table ledger_transactions (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- What it is booked for, such as 'completion:<appointment>'. The same cause is never booked twice.
  cause text not null check (length(cause) between 1 and 200),
  appointment_id uuid,
  occurred_at timestamptz not null,
  -- How many entries it has: none is added later.
  entries smallint not null check (entries between 2 and 100),
  unique (site_id, cause),
  unique (site_id, id, occurred_at)
);
create index ledger_transactions_of_appointment on ledger_transactions (appointment_id)
  where appointment_id is not null;

create table ledger_entries (
  site_id uuid not null default app.site_id() references sites,
  transaction_id uuid not null,
  line smallint not null check (line >= 1),
  account text not null,
  -- Whose account it is: the customer's, the groomer's or the van owner's. Taxes are kept by groomer.
  party_id uuid,
  amount_cents bigint not null check (amount_cents <> 0 and amount_cents between -1000000000000 and 1000000000000),
  reason text not null check (reason ~ '^[a-z_]{1,40}$'),
  -- That of the transaction, by the key below.
  occurred_at timestamptz not null,
  primary key (transaction_id, line),
  foreign key (site_id, transaction_id, occurred_at) references ledger_transactions (site_id, id, occurred_at),
  foreign key (site_id, party_id) references accounts (site_id, id),
  check (case when party_id is null
    then account in ('processor_clearing', 'platform_revenue', 'gift_card_liability', 'coupon_expense', 'processing_fees')
    else account in ('customer_receivable', 'groomer_payable', 'owner_payable', 'tax_payable', 'tips_payable') end)
);
-- A year of a party is read from the index alone.
create index ledger_entries_of_party on ledger_entries (party_id, occurred_at)
  include (account, reason, amount_cents, transaction_id) where party_id is not null;

-- Months in UTC that take no more entries, nor does any time before them.
create table ledger_closed_months (
  site_id uuid not null default app.site_id() references sites,
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz not null,
  primary key (site_id, month)
);

call app.enclose(array['ledger_transactions', 'ledger_entries', 'ledger_closed_months']::regclass[]);
revoke update, delete on ledger_transactions, ledger_entries, ledger_closed_months from tailgate_app;

-- Against slips of the owner, who needs no grant.
create function app.refuse_ledger_changes() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to' using errcode = 'restrict_violation';
end $$;
create trigger only_added_to before update or delete or truncate on ledger_transactions
  for each statement execute function app.refuse_ledger_changes();
create trigger only_added_to before update or delete or truncate on ledger_entries
  for each statement execute function app.refuse_ledger_changes();
create trigger only_added_to before update or delete or truncate on ledger_closed_months
  for each statement execute function app.refuse_ledger_changes();

-- At commit, when all entries are there.
create function app.check_ledger_balance() returns trigger language plpgsql as $$
declare
  held integer;
  balance numeric;
begin
  select count(*), coalesce(sum(e.amount_cents), 0) into held, balance
    from ledger_entries e where e.transaction_id = new.id;
  if held <> new.entries or balance <> 0 then
    raise exception 'ledger transaction % has % of % entries and a balance of %', new.id, held, new.entries, balance
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on ledger_transactions deferrable initially deferred
  for each row execute function app.check_ledger_balance();

-- Nothing is added to a transaction that is complete, not even a balanced pair.
create function app.refuse_surplus_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct a.transaction_id from added a) touched
    join ledger_transactions t on t.id = touched.transaction_id
    where (select count(*) from ledger_entries e where e.transaction_id = t.id) > t.entries
  ) then
    raise exception 'the ledger transaction is complete' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger complete_once after insert on ledger_entries
  referencing new table as added for each statement execute function app.refuse_surplus_entries();

-- Who closes a month waits for the bookings that have begun, and bookings wait for who is closing.
create function app.refuse_closed_month() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger:' || new.site_id, 0));
  if exists (
    select from ledger_closed_months c where c.site_id = new.site_id
      and new.occurred_at < (c.month + interval '1 month') at time zone 'UTC'
  ) then
    raise exception 'the month of % is closed', new.occurred_at using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger open_month before insert on ledger_transactions
  for each row execute function app.refuse_closed_month();

create function app.wait_for_bookings() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger:' || new.site_id, 0));
  return new;
end $$;
create trigger after_bookings before insert on ledger_closed_months
  for each row execute function app.wait_for_bookings();
