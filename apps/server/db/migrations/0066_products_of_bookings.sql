-- Products of the chosen groomer that come with the visit, with name and price as they were when they were chosen.
alter table booking_sessions add column upsells jsonb not null default '[]';
