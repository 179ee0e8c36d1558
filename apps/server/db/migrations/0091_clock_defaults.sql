-- no transaction
-- Table by table, so that no lock is held while another is waited for. A table's partitions change with it.
alter table accounts alter column created_at set default app.now();
alter table appointments alter column status_since set default app.now();
alter table connected_accounts
  alter column created_at set default app.now(),
  alter column updated_at set default app.now();
alter table coupon_uses alter column used_at set default app.now();
alter table coupons alter column created_at set default app.now();
alter table customer_profiles alter column created_at set default app.now();
alter table deletion_requests alter column status_since set default app.now();
alter table events alter column occurred_at set default app.now();
alter table expenses
  alter column created_at set default app.now(),
  alter column updated_at set default app.now();
alter table files
  alter column created_at set default app.now(),
  alter column status_since set default app.now();
alter table gift_card_uses alter column used_at set default app.now();
alter table gift_cards alter column sold_at set default app.now();
alter table idempotency_keys alter column created_at set default app.now();
alter table markets alter column created_at set default app.now();
alter table order_terms alter column updated_at set default app.now();
alter table payment_cards alter column created_at set default app.now();
alter table payment_holders alter column created_at set default app.now();
alter table pet_vaccinations alter column created_at set default app.now();
alter table pets
  alter column created_at set default app.now(),
  alter column updated_at set default app.now();
alter table provider_customers alter column created_at set default app.now();
alter table providers
  alter column created_at set default app.now(),
  alter column status_since set default app.now();
alter table sites
  alter column created_at set default app.now(),
  alter column updated_at set default app.now();
alter table tax_places alter column updated_at set default app.now();
