-- The second step of a sign-in. A session that still waits for it can do nothing else; staff and support act only in
-- sessions that have passed it.
alter table sessions add column awaiting text check (awaiting in ('second_step', 'enrolment'));
alter table sessions add column second_step_at timestamptz;

create table passkeys (
  id uuid primary key,
  site_id uuid not null references sites,
  account_id uuid not null,
  -- As authenticators and browsers write it: base64url.
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkeys_credential unique (site_id, credential_id),
  foreign key (site_id, account_id) references accounts (site_id, id)
);
create index passkeys_of_account on passkeys (site_id, account_id);

-- An app that shows a code every 30 seconds. Its secret counts once a first code has proved that the app has it.
create table authenticator_apps (
  account_id uuid primary key,
  site_id uuid not null references sites,
  sealed_secret bytea not null,
  -- The latest 30 seconds of which a code was used: that code and earlier ones are no longer accepted.
  used_step integer not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  foreign key (site_id, account_id) references accounts (site_id, id)
);
create index authenticator_apps_in_site on authenticator_apps (site_id, account_id);

create table recovery_codes (
  site_id uuid not null references sites,
  account_id uuid not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash),
  foreign key (site_id, account_id) references accounts (site_id, id)
);
create index recovery_codes_in_site on recovery_codes (site_id, account_id);

-- What a passkey has to sign: used once, within minutes, and for what it was made only.
create table passkey_challenges (
  challenge text primary key,
  site_id uuid not null references sites,
  purpose text not null check (purpose in ('sign_in', 'second_step', 'enrolment')),
  session_id uuid,
  expires_at timestamptz not null,
  foreign key (site_id, session_id) references sessions (site_id, id) on delete cascade
);
create index passkey_challenges_session on passkey_challenges (session_id) where session_id is not null;

call app.enclose(array['passkeys', 'authenticator_apps', 'recovery_codes', 'passkey_challenges']::regclass[]);
call app.cap('passkeys', 'account_id', 10);

-- Called in the round trip that opens a transaction. What a session, its account or its impersonator has lost since the
-- access token was issued is lost at once. A session that waits for its second step may call only what is open to it.
create function app.require_session(session uuid, role text, must_be_fresh boolean, open_while text[]) returns void language plpgsql stable as $$
declare found_session record;
begin
  select s.authenticated_at, s.impersonator_id, s.impersonator_session_id, s.awaiting, s.second_step_at into found_session
    from sessions s join accounts a on a.id = s.account_id
    where s.id = session and s.revoked_at is null and s.expires_at > now()
      and a.status <> 'inactive' and require_session.role = any (a.roles);
  if not found then
    raise exception 'the session has ended' using errcode = 'TG401';
  end if;
  if found_session.impersonator_id is not null then
    perform from sessions s join accounts a on a.id = s.account_id
      where s.id = found_session.impersonator_session_id and s.account_id = found_session.impersonator_id
        and s.revoked_at is null and s.expires_at > now()
        and a.status <> 'inactive' and 'support' = any (a.roles);
    if not found then
      raise exception 'the impersonation has ended' using errcode = 'TG401';
    end if;
  end if;
  if found_session.awaiting is not null then
    if found_session.awaiting <> all (open_while) then
      raise exception 'the second step is missing' using errcode = 'TG402';
    end if;
  elsif require_session.role in ('staff', 'support') and found_session.second_step_at is null then
    raise exception 'the second step is missing' using errcode = 'TG402';
  end if;
  if must_be_fresh and found_session.authenticated_at < now() - interval '10 minutes' then
    raise exception 'the sign-in is not fresh' using errcode = 'TG403';
  end if;
end $$;

-- For processes that were started before: nothing is open to a session that waits.
create or replace function app.require_session(session uuid, role text, must_be_fresh boolean) returns void language plpgsql stable as $$
begin
  perform app.require_session(session, role, must_be_fresh, '{}');
end $$;

-- Staff and support sign in again, with the second step.
update sessions set revoked_at = now(), revoked_because = 'second step required'
  where role in ('staff', 'support') and revoked_at is null;
