-- How people reach support by phone, and the zone in which messages to people without a zone of their own are timed.
-- Sites that choose no zone use that of their first market.
alter table sites
  add column support_phone text,
  add column time_zone text;
alter table sites
  add constraint sites_support_phone_is_e164 check (support_phone ~ '^\+[1-9][0-9]{6,14}$') not valid,
  add constraint sites_time_zone_is_short check (char_length(time_zone) between 1 and 60) not valid;
alter table sites validate constraint sites_support_phone_is_e164;
alter table sites validate constraint sites_time_zone_is_short;
