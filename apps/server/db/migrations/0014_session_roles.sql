-- Called in the round trip that opens a transaction: what a session, its account or its impersonator has lost since the
-- access token was issued is lost at once. The token's role must still be held; somebody who acts for the account must
-- still be in support, with the session from which they started it.
create function app.require_session(session uuid, role text, must_be_fresh boolean) returns void language plpgsql stable as $$
declare found_session record;
begin
  select s.authenticated_at, s.impersonator_id, s.impersonator_session_id into found_session
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
  if must_be_fresh and found_session.authenticated_at < now() - interval '10 minutes' then
    raise exception 'the sign-in is not fresh' using errcode = 'TG403';
  end if;
end $$;
