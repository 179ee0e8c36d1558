-- Vans: 100,000 in a cell, up to 500 of one owner. A van is a fleet owner's, to be rented out, or a groomer's own.
create table vehicles (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  owner_id uuid not null,
  -- A fleet owner's van: drivers and renters hold it on a plan.
  is_for_rent boolean not null,
  status text not null default 'draft' check (status in ('draft', 'listed', 'paused', 'retired')),
  name text not null,
  description text not null default '',
  type text not null default 'cargo_van' check (type in ('cargo_van', 'high_roof_van', 'step_van', 'motorhome', 'trailer')),
  -- 17 characters without I, O and Q; the check digit is a rule of the server.
  vin text check (vin ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  -- When the vendor named this VIN; null where nobody has.
  decoded_at timestamptz,
  make text not null default '',
  model text not null default '',
  year smallint check (year between 1950 and 2100),
  builder text not null default '',
  trim_level text not null default '',
  body text not null default '',
  engine text not null default '',
  built_in text not null default '',
  fuel_type text not null default '',
  transmission_type text not null default '',
  license_plate text not null default '',
  plate_state text not null default '',
  tags_expire_on date,
  generator text not null default '',
  starting_odometer integer not null default 1 check (starting_odometer between 0 and 2000000),
  rental_radius_miles smallint check (rental_radius_miles between 1 and 500),
  -- { address, addressLine2, city, stateOrProvince, postalCode, country, notes }
  pickup_address jsonb,
  pickup_place geography(point, 4326),
  trial_address jsonb,
  trial_place geography(point, 4326),
  -- Days of the van begin at midnight here: of the pickup address, else of the owner.
  time_zone text not null,
  protection_plan text not null default '',
  insurance_type text not null default 'none' check (insurance_type in ('none', 'custom', 'others')),
  insurance_company text not null default '',
  liability_limits text not null default '',
  comprehensive_deductible_cents integer check (comprehensive_deductible_cents >= 0),
  collision_deductible_cents integer check (collision_deductible_cents >= 0),
  features text[] not null default '{}',
  -- Weekdays (1 is Sunday) on which the van can be rented; null until somebody has said.
  rentable_weekdays smallint[] check (rentable_weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  video_links text[] not null default '{}',
  listed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (site_id, id),
  -- What belongs to a van names its owner in its key.
  unique (site_id, owner_id, id),
  check ((pickup_address is null) = (pickup_place is null)),
  check ((trial_address is null) = (trial_place is null)),
  foreign key (site_id, owner_id) references providers (site_id, account_id)
);
-- One living van of a site has a VIN; a retired one gives it back.
create unique index vehicles_living_vin on vehicles (site_id, vin) where status <> 'retired';
create index vehicles_of_owner on vehicles (owner_id, status, name, id);
create index vehicles_listed on vehicles using gist (pickup_place) where status = 'listed' and is_for_rent;

create table vehicle_photos (
  site_id uuid not null default app.site_id() references sites,
  vehicle_id uuid not null,
  view text not null check (view in ('front', 'driver_side', 'rear', 'passenger_side', 'roof', 'windshield', 'cab', 'interior')),
  file_id uuid not null,
  is_cover boolean not null default false,
  added_at timestamptz not null,
  primary key (vehicle_id, view),
  foreign key (site_id, vehicle_id) references vehicles (site_id, id) on delete cascade,
  foreign key (site_id, file_id) references files (site_id, id) on delete cascade
);
create unique index vehicle_photos_one_cover on vehicle_photos (vehicle_id) where is_cover;
create index vehicle_photos_file on vehicle_photos (file_id);

-- Papers of a van with their expiry. A renewal replaces the one before, which is kept.
create table vehicle_documents (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  vehicle_id uuid not null,
  kind text not null check (kind in ('registration', 'inspection', 'insurance', 'title')),
  file_id uuid,
  expires_on date,
  added_by uuid not null,
  added_at timestamptz not null,
  replaced_at timestamptz,
  foreign key (site_id, vehicle_id) references vehicles (site_id, id) on delete cascade,
  foreign key (site_id, added_by) references accounts (site_id, id),
  foreign key (site_id, file_id) references files (site_id, id) on delete set null (file_id)
);
create unique index vehicle_documents_current on vehicle_documents (vehicle_id, kind) where replaced_at is null;
create index vehicle_documents_of_vehicle on vehicle_documents (vehicle_id, kind, added_at);
create index vehicle_documents_file on vehicle_documents (file_id) where file_id is not null;
create index vehicle_documents_expiry on vehicle_documents (expires_on) where replaced_at is null;

-- Odometer in miles, generator in hours. A wrong reading is voided by its correction, and kept.
create table meter_readings (
  id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  vehicle_id uuid not null,
  meter text not null check (meter in ('odometer', 'generator')),
  value numeric(9, 1) not null check (value between 0 and 2000000),
  read_at timestamptz not null,
  source text not null check (source in ('owner', 'driver', 'handover', 'maintenance')),
  -- The first one after another meter was built in.
  is_new_meter boolean not null default false,
  taken_by uuid not null,
  photo_file_id uuid,
  corrects_id uuid,
  voided_at timestamptz,
  created_at timestamptz not null,
  unique (site_id, vehicle_id, id),
  foreign key (site_id, vehicle_id) references vehicles (site_id, id) on delete cascade,
  foreign key (site_id, taken_by) references accounts (site_id, id),
  foreign key (site_id, photo_file_id) references files (site_id, id) on delete set null (photo_file_id),
  foreign key (site_id, vehicle_id, corrects_id) references meter_readings (site_id, vehicle_id, id)
);
create index meter_readings_of_vehicle on meter_readings (vehicle_id, meter, read_at desc, created_at desc) where voided_at is null;
create index meter_readings_photo on meter_readings (photo_file_id) where photo_file_id is not null;
create index meter_readings_corrected on meter_readings (vehicle_id, corrects_id) where corrects_id is not null;

create table vehicle_trailers (
  vehicle_id uuid primary key,
  site_id uuid not null default app.site_id() references sites,
  name text not null,
  vin text check (vin ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  make text not null default '',
  model text not null default '',
  year smallint check (year between 1950 and 2100),
  license_plate text not null default '',
  description text not null default '',
  registration_file_id uuid,
  image_ids uuid[] not null default '{}',
  updated_at timestamptz not null,
  foreign key (site_id, vehicle_id) references vehicles (site_id, id) on delete cascade,
  foreign key (site_id, registration_file_id) references files (site_id, id) on delete set null (registration_file_id)
);
create index vehicle_trailers_registration on vehicle_trailers (registration_file_id) where registration_file_id is not null;

-- What a van costs, as it was offered at a time: trials and rentals freeze a version. Amounts are cents.
create table van_terms (
  site_id uuid not null default app.site_id() references sites,
  vehicle_id uuid not null,
  kind text not null check (kind in ('charge', 'plan', 'mileage')),
  version integer not null check (version > 0),
  terms jsonb not null,
  saved_by uuid not null,
  saved_at timestamptz not null,
  primary key (vehicle_id, kind, version),
  foreign key (site_id, vehicle_id) references vehicles (site_id, id) on delete cascade,
  foreign key (site_id, saved_by) references accounts (site_id, id)
);

call app.enclose(array['vehicles', 'vehicle_photos', 'vehicle_documents', 'meter_readings', 'vehicle_trailers',
  'van_terms']::regclass[]);
call app.drive('vehicle', 'vehicles', 'id');
call app.cap('vehicles', 'owner_id', 500, 'status <> ''retired''');
call app.cap('meter_readings', 'vehicle_id', 40, 'created_at > app.now() - make_interval(days => 1)');
call app.cap('vehicle_documents', 'vehicle_id', 40, 'added_at > app.now() - make_interval(days => 1)');
call app.cap('van_terms', 'vehicle_id', 60, 'saved_at > app.now() - make_interval(days => 1)');
