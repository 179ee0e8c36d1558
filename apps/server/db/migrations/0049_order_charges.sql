-- While a card is charged for an order, what was agreed stays as it was when the charge was opened: totals, split and tax.
alter table order_terms
  add column charge_id uuid,
  add column charged jsonb check (jsonb_typeof(charged) = 'object'),
  add constraint order_terms_frozen check ((charge_id is null) = (charged is null));
create index order_terms_charge on order_terms (charge_id) where charge_id is not null;
