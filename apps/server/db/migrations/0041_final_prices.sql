-- What the groomer asks for at the van: the price of the service itself (add-ons keep theirs in their list), and charges
-- and discounts beside the services: [{ id, type, title, description, amountCents }].
alter table appointment_lines add column final_cents integer check (final_cents >= 0);
alter table appointments add column charges jsonb not null default '[]' check (jsonb_typeof(charges) = 'array');
