-- no transaction
-- How old income has to be before it can leave with an instant payout. Weekly payouts take all of it.
alter table sites add column if not exists instant_payout_hold_days smallint not null default 2;
alter table sites drop constraint if exists sites_instant_payout_hold_check,
  add constraint sites_instant_payout_hold_check check (instant_payout_hold_days between 0 and 14) not valid;
alter table sites validate constraint sites_instant_payout_hold_check;
