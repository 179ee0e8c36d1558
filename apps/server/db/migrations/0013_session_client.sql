-- How the refresh tokens of a session travel (cookie or body) is decided once, when it is opened.
alter table sessions add column client text not null default 'browser' check (client in ('browser', 'native'));
