-- The ledger is only ever added to, also by its owner: these columns are filled once, in the transaction that adds them.
alter table ledger_transactions rename column appointment_id to subject_id;
alter index ledger_transactions_of_appointment rename to ledger_transactions_of_subject;
alter table ledger_transactions add column subject_kind text;
alter table ledger_transactions add column purpose text;
alter table ledger_transactions disable trigger only_added_to;
update ledger_transactions set subject_kind = 'appointment',
    purpose = case when kind like 'tip%' then 'tip' when kind in ('no_show', 'cancellation') then kind
      when kind = 'payment' then 'due' else 'order' end,
    kind = case kind when 'tip_dispute' then 'dispute' when 'tip_reversal' then 'reversal' else kind end
  where subject_id is not null;
alter table ledger_transactions enable trigger only_added_to;
alter table ledger_transactions add constraint ledger_transactions_about
  check (num_nulls(subject_kind, subject_id, purpose) in (0, 3)) not valid;
