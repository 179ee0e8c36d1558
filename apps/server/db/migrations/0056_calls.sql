-- Calls by numbers that belong to the installation, so that neither party sees the other's own. A conversation is one
-- groomer, one customer and one of these numbers, for a while.
create table call_conversations (
  id uuid primary key,
  site_id uuid not null references sites,
  provider_id uuid not null,
  customer_id uuid not null,
  number text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  unique (provider_id, customer_id),
  unique (site_id, id),
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade,
  foreign key (site_id, customer_id) references accounts (site_id, id) on delete cascade
);
create index call_conversations_of_customer on call_conversations (customer_id);
create index call_conversations_expiring on call_conversations (expires_at);

-- Sites share the numbers, so that a caller and a number name one conversation in the whole installation.
create table call_legs (
  number text not null,
  caller_phone text not null,
  site_id uuid not null references sites,
  conversation_id uuid not null,
  is_provider boolean not null,
  primary key (number, caller_phone),
  foreign key (site_id, conversation_id) references call_conversations (site_id, id) on delete cascade
);
create index call_legs_of_conversation on call_legs (conversation_id);

-- Another phone that a groomer calls from for an hour. A call from it confirms it; nobody is connected to it before.
create table call_phones (
  provider_id uuid primary key,
  site_id uuid not null references sites,
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  confirmed_at timestamptz,
  expires_at timestamptz not null,
  foreign key (site_id, provider_id) references providers (site_id, account_id) on delete cascade
);

call app.enclose(array['call_conversations', 'call_legs', 'call_phones']::regclass[]);
-- Written by app.open_call alone, which sees what the numbers are used for on other sites.
revoke insert, update on call_conversations, call_legs from tailgate_app;

-- Opens or renews the conversation of two people and answers its number: the one they have, else one that neither of
-- them uses in another conversation, else the one whose conversation was asked for longest ago, which ends. Nobody's
-- conversation ends for a borrowed phone but the groomer's own; without any other number the answer is null.
create function app.open_call(conversation uuid, provider uuid, customer uuid, provider_phone text, customer_phone text,
  is_borrowed boolean, numbers text[], at timestamptz, until timestamptz) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  phones text[] := array_remove(array[provider_phone, customer_phone], null);
  phone text;
  own public.call_conversations;
  chosen text;
begin
  -- In one order, so that two calls about the same people do not wait for each other.
  for phone in select distinct p from unnest(phones) p order by p loop
    perform pg_advisory_xact_lock(hashtextextended('app.open_call ' || phone, 0));
  end loop;
  select * into own from public.call_conversations c
    where c.provider_id = provider and c.customer_id = customer and c.site_id = app.site_id() for update;
  select n.number into chosen
    from unnest(numbers) with ordinality n (number, place)
    cross join lateral (
      select max(c.asked_at) as since,
        bool_or(is_borrowed and l.caller_phone = provider_phone and c.provider_id <> provider) as is_of_others
      from public.call_legs l join public.call_conversations c on c.id = l.conversation_id
      where l.number = n.number and l.caller_phone = any (phones) and c.id is distinct from own.id and c.expires_at > at
    ) used
    where used.is_of_others is not true
    order by used.since is null desc, n.number is not distinct from own.number desc, used.since, n.place
    limit 1;
  if chosen is null then
    return null;
  end if;
  delete from public.call_conversations c using public.call_legs l
    where l.conversation_id = c.id and l.number = chosen and l.caller_phone = any (phones) and c.id is distinct from own.id;
  insert into public.call_conversations as c (id, site_id, provider_id, customer_id, number, asked_at, expires_at)
    values (conversation, app.site_id(), provider, customer, chosen, at, until)
    on conflict (provider_id, customer_id)
      do update set number = excluded.number, asked_at = excluded.asked_at, expires_at = excluded.expires_at
    returning * into own;
  delete from public.call_legs l where l.conversation_id = own.id;
  insert into public.call_legs (number, caller_phone, site_id, conversation_id, is_provider)
    select chosen, leg.phone, own.site_id, own.id, leg.is_provider
    from (values (customer_phone, false), (provider_phone, true)) leg (phone, is_provider) where leg.phone is not null
    on conflict do nothing;
  return chosen;
end $$;
revoke all on function app.open_call from public;
grant execute on function app.open_call to tailgate_app;

-- The vendor reports a call without knowing of sites.
create function app.site_of_call(dialed text, caller text) returns uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select l.site_id from public.call_legs l where l.number = $1 and l.caller_phone = $2;
$$;
revoke all on function app.site_of_call from public;
grant execute on function app.site_of_call to tailgate_app;
