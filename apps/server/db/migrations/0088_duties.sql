-- no transaction
-- What staff are entrusted with. Who is staff already keeps everything, as an owner; whoever becomes staff later starts
-- with nothing.
alter table accounts add column if not exists duties text[] not null default '{}';
alter table accounts drop constraint if exists accounts_duties_check, add constraint accounts_duties_check
  check (duties <@ array['people', 'money', 'content', 'owner']) not valid;
alter table accounts validate constraint accounts_duties_check;
update accounts set duties = '{owner}' where 'staff' = any (roles) and duties = '{}';
