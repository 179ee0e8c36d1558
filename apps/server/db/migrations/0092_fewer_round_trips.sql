-- What a call asks of the database in one round trip instead of several. Both run with the rights of the caller, so the
-- wall between sites holds in them as anywhere else.

-- Whether a call with this key was answered before. Asked without a transaction around it, so it opens the site and
-- checks the session itself: both last as long as the statement, and there is nothing to commit.
create function app.stored_answer(
  site uuid, session uuid, role text, must_be_fresh boolean, open_while text[], duty text, scope text, key text
) returns table (fingerprint bytea, sealed_answer bytea) language plpgsql as $$
begin
  perform set_config('app.site_id', site::text, true);
  if session is not null then
    perform app.require_session(session, role, must_be_fresh, open_while, duty);
  end if;
  return query select k.fingerprint, k.sealed_answer from idempotency_keys k
    where k.site_id = stored_answer.site and k.scope = stored_answer.scope and k.key = stored_answer.key;
end $$;

-- Locks calendars until the end of the transaction, always in the same order, and clears them of holds that have
-- expired. The locks come first: two who clear the same calendars in different orders would wait for each other.
-- Processes that were started before take the same locks one by one, in this order too.
create function app.lock_calendars(calendars uuid[], kind bigint, at timestamptz) returns void language plpgsql as $$
declare calendar uuid;
begin
  for calendar in select distinct c from unnest(calendars) as c order by c loop
    perform pg_advisory_xact_lock(hashtextextended(calendar::text, kind));
  end loop;
  delete from occupancy where resource_id = any (calendars) and expires_at <= at;
end $$;
