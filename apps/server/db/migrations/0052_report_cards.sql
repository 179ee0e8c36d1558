-- How a groomer found a pet, told to its owner after a visit. No foreign key leads to the appointment, as from its lines.
create table report_cards (
  appointment_id uuid not null,
  pet_id uuid not null,
  site_id uuid not null default app.site_id() references sites,
  provider_id uuid not null,
  coat text check (coat in ('healthy', 'shedding', 'matted', 'dry')),
  skin text check (skin in ('healthy', 'dry', 'irritated', 'bumps', 'fleasOrTicks')),
  ears text check (ears in ('clean', 'waxy', 'red', 'odor')),
  nails text check (nails in ('trimmed', 'long', 'cracked')),
  behavior text check (behavior in ('calm', 'playful', 'nervous', 'difficult')),
  note text not null default '',
  -- Which photos of the lines of this visit are shown. A photo that leaves its line leaves the card.
  photo_ids uuid[] not null default '{}',
  sent_at timestamptz not null,
  primary key (appointment_id, pet_id),
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade,
  foreign key (site_id, pet_id) references pets (site_id, id) on delete cascade
);
create index report_cards_of_provider on report_cards (provider_id);
create index report_cards_of_pet on report_cards (pet_id);

call app.enclose(array['report_cards']::regclass[]);
