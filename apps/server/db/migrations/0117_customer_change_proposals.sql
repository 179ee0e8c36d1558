-- Changes that a groomer proposes to the own data of a customer with a login. They end with the relation, and refer to a pet
-- of this customer only.
create table customer_change_proposals (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  provider_id uuid not null,
  customer_id uuid not null,
  -- Who of support acted as the groomer.
  impersonator_id uuid,
  kind text not null check (kind in ('profile', 'pet', 'pet_removal', 'vaccination_removal')),
  pet_id uuid,
  -- Null as well once the record is gone.
  vaccination_id uuid,
  -- { field: { from, to, fromShown, toShown } }
  changes jsonb not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn', 'superseded')),
  created_at timestamptz not null,
  check ((kind = 'profile') = (pet_id is null)),
  check (kind = 'vaccination_removal' or vaccination_id is null),
  foreign key (site_id, provider_id, customer_id)
    references provider_customers (site_id, provider_id, customer_id) on delete cascade,
  foreign key (site_id, customer_id, pet_id) references pets (site_id, customer_id, id) on delete cascade,
  foreign key (site_id, pet_id, vaccination_id)
    references pet_vaccinations (site_id, pet_id, id) on delete set null (vaccination_id),
  foreign key (site_id, impersonator_id) references accounts (site_id, id)
);
-- One about the same thing at a time; a newer one takes the place of the older one.
create unique index customer_change_proposals_open
  on customer_change_proposals (provider_id, customer_id, kind, coalesce(vaccination_id, pet_id, customer_id))
  where status = 'open';
create index customer_change_proposals_of_provider on customer_change_proposals (provider_id, customer_id, created_at);
create index customer_change_proposals_of_customer on customer_change_proposals (customer_id, pet_id, status);
create index customer_change_proposals_of_vaccination on customer_change_proposals (pet_id, vaccination_id);

call app.enclose(array['customer_change_proposals']::regclass[]);
call app.drive('customer_proposal', 'customer_change_proposals', 'id');
call app.cap('customer_change_proposals', 'provider_id', 200, 'created_at > app.now() - make_interval(days => 1)');
