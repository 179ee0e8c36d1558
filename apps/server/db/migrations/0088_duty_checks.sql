-- For rows that staff see only with a duty.
create function app.holds_duty(account uuid, duty text) returns boolean language sql stable as $$
  select exists (
    select from accounts a
    where a.id = account and 'staff' = any (a.roles) and a.duties && array[duty, 'owner'])
$$;

-- As before, and with the duty that the call takes, where it takes one: taken away, it is gone with the next call.
create function app.require_session(session uuid, role text, must_be_fresh boolean, open_while text[], duty text)
  returns void language plpgsql stable as $$
declare found_session record;
begin
  select s.authenticated_at, s.impersonator_id, s.impersonator_session_id, s.awaiting, s.second_step_at, a.duties
    into found_session
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
  if require_session.duty is not null and not (found_session.duties && array[require_session.duty, 'owner']) then
    raise exception 'the duty is missing' using errcode = 'TG404';
  end if;
  if must_be_fresh and found_session.authenticated_at < now() - interval '10 minutes' then
    raise exception 'the sign-in is not fresh' using errcode = 'TG403';
  end if;
end $$;

-- For processes that were started before.
create or replace function app.require_session(session uuid, role text, must_be_fresh boolean, open_while text[])
  returns void language plpgsql stable as $$
begin
  perform app.require_session(session, role, must_be_fresh, open_while, null);
end $$;
