-- While a card is charged for it, an order neither changes nor moves.
alter table appointments add column is_being_paid boolean not null default false;
