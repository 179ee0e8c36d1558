-- Appointments: about a hundred million a year at full size. By month of booking, which an id (UUID v7) begins with: an
-- id alone leads to its month, and an old month is detached while the others are in use. What refers to an appointment
-- lies in a table of its own that is cut at the same ids, so that both leave together; hence no foreign key between them.
create function app.first_id_at(instant timestamptz) returns uuid language sql immutable strict parallel safe as $$
  select (lpad(to_hex((extract(epoch from instant) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

create table appointments (
  id uuid primary key,
  site_id uuid not null references sites,
  provider_id uuid not null,
  customer_id uuid not null,
  status text not null check (status in ('pending', 'accepted', 'rejected', 'unassigned', 'cancelled',
    'cancellation_request', 'reschedule_request', 'reschedule_request_ask', 'in_trade', 'complete')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The provider's, when it was placed: days and messages follow it.
  time_zone text not null,
  -- The time that the customer asks for instead.
  asked_starts_at timestamptz,
  asked_ends_at timestamptz check ((asked_ends_at is null) = (asked_starts_at is null) and asked_ends_at > asked_starts_at),
  place geography(point, 4326) not null,
  address_line text not null,
  address_line_2 text not null default '',
  city text not null,
  state_or_province text not null,
  postal_code text not null,
  country char(2) not null,
  address_notes text not null default '',
  booked_by text not null check (booked_by in ('customer', 'groomer', 'staff')),
  booked_at timestamptz not null,
  recurrence_id uuid,
  currency char(3) not null default 'USD',
  travel_fee_cents integer not null check (travel_fee_cents >= 0),
  message text not null default '',
  reason text,
  reason_note text not null default '',
  cancelled_at timestamptz,
  is_no_show boolean not null default false,
  moves smallint not null default 0,
  trade_partner_id uuid,
  trade_note text not null default '',
  trade_desired_at timestamptz,
  -- The seller has not read yet that the partner refused.
  trade_refused_at timestamptz,
  foreign key (site_id, provider_id) references providers (site_id, account_id),
  foreign key (site_id, customer_id) references accounts (site_id, id),
  foreign key (site_id, trade_partner_id) references providers (site_id, account_id)
) partition by range (id);
create index appointments_of_provider on appointments (provider_id, starts_at);
create index appointments_of_customer on appointments (customer_id, starts_at);
create index appointments_waiting on appointments (provider_id, status, starts_at)
  where status in ('pending', 'cancellation_request', 'reschedule_request', 'reschedule_request_ask', 'in_trade');
create index appointments_unassigned on appointments using gist (place) where status = 'unassigned';
create index appointments_traded on appointments (trade_partner_id) where trade_partner_id is not null;
create index appointments_refused on appointments (provider_id) where trade_refused_at is not null;
create index appointments_recurring on appointments (recurrence_id) where recurrence_id is not null;

-- One service for one pet. Prices are those of the booking, never today's.
create table appointment_lines (
  appointment_id uuid not null,
  id uuid not null,
  site_id uuid not null references sites,
  pet_id uuid not null,
  service_id uuid not null,
  position smallint not null,
  pet_name text not null,
  breed_name text,
  service_name text not null,
  min_cents integer not null check (min_cents >= 0),
  max_cents integer not null check (max_cents >= min_cents),
  minutes integer not null check (minutes >= 0),
  -- [{ id, name, priceCents, minutes }]
  add_ons jsonb not null default '[]',
  time_modifiers jsonb not null default '[]',
  note text not null default '',
  before_file_id uuid,
  after_file_id uuid,
  is_photo_public boolean not null default false,
  started_at timestamptz,
  ended_at timestamptz check (ended_at >= started_at),
  primary key (appointment_id, id),
  foreign key (site_id, pet_id) references pets (site_id, id),
  foreign key (site_id, before_file_id) references files (site_id, id) on delete set null (before_file_id),
  foreign key (site_id, after_file_id) references files (site_id, id) on delete set null (after_file_id)
) partition by range (appointment_id);
create index appointment_lines_of_pet on appointment_lines (pet_id, appointment_id);
create index appointment_lines_before_file on appointment_lines (before_file_id) where before_file_id is not null;
create index appointment_lines_after_file on appointment_lines (after_file_id) where after_file_id is not null;

create table appointments_default partition of appointments default;
create table appointment_lines_default partition of appointment_lines default;

-- Makes the months from the given one to three ahead. Attached, not created in place: attaching lets others read and
-- write the table meanwhile.
create function app.make_appointment_months(since timestamptz default now()) returns integer language plpgsql
  security definer set search_path = pg_catalog, pg_temp set lock_timeout = '3s' set timezone = 'UTC' as $$
declare
  month timestamptz := date_trunc('month', since);
  parent text;
  leaf text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('app.make_appointment_months'));
  while month < now() + interval '3 months' loop
    foreach parent in array array['appointments', 'appointment_lines'] loop
      leaf := parent || '_' || to_char(month, 'YYYY_MM');
      continue when to_regclass('public.' || leaf) is not null;
      execute format('create table public.%I (like public.%I including all)', leaf, parent);
      execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)',
        parent, leaf, app.first_id_at(month), app.first_id_at(month + interval '1 month'));
      made := made + 1;
    end loop;
    month := month + interval '1 month';
  end loop;
  return made;
end $$;
revoke all on function app.make_appointment_months from public;
grant execute on function app.make_appointment_months to tailgate_app;
select app.make_appointment_months();

-- A job that a groomer does not want to be shown again.
create table ignored_jobs (
  site_id uuid not null references sites,
  provider_id uuid not null,
  appointment_id uuid not null,
  primary key (provider_id, appointment_id),
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade
);

-- What a groomer puts together before placing it. It is forgotten when it expires.
create table checkout_sessions (
  id uuid primary key,
  site_id uuid not null references sites,
  provider_id uuid not null,
  customer_id uuid not null,
  -- The partner that the appointment is placed with instead.
  destination_id uuid,
  lines jsonb not null default '[]',
  extra_times jsonb not null default '[]',
  placed_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade,
  foreign key (site_id, customer_id) references accounts (site_id, id),
  foreign key (site_id, destination_id) references providers (site_id, account_id)
);
create index checkout_sessions_expiry on checkout_sessions (site_id, expires_at);
create index checkout_sessions_provider on checkout_sessions (provider_id);
create index checkout_sessions_customer on checkout_sessions (customer_id);
create index checkout_sessions_destination on checkout_sessions (destination_id) where destination_id is not null;

call app.enclose(array['appointments', 'appointment_lines', 'ignored_jobs', 'checkout_sessions']::regclass[]);
call app.drive('appointment', 'appointments', 'id');

-- As before, without one occupant: an appointment that is moved does not stand in its own way.
create function app.occupants_between(resources uuid[], since timestamptz, until timestamptz, at timestamptz, ignored uuid)
  returns table (resource_id uuid, busy tstzrange, place geography)
  language plpgsql stable security definer rows 500 set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  declare resource uuid;
  begin
    foreach resource in array resources loop
      return query select o.resource_id, o.busy, o.place from public.occupancy o
        where o.resource_id = resource and o.site_id = app.site_id() and o.occupied && tstzrange(since, until)
          and (o.expires_at is null or o.expires_at > at) and o.id is distinct from ignored;
    end loop;
  end $$;
revoke all on function app.occupants_between(uuid[], timestamptz, timestamptz, timestamptz, uuid) from public;
grant execute on function app.occupants_between(uuid[], timestamptz, timestamptz, timestamptz, uuid) to tailgate_app;
