-- Screens are in American English, and sites that never chose a name show this one.
alter table sites alter column partner_programme_name set default 'Partner program';
update sites set partner_programme_name = 'Partner program', updated_at = now()
  where partner_programme_name = 'Partner programme';
