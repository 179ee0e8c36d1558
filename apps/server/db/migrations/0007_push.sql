-- Where browsers are notified: the address their push service gave them, and the keys that only they can read with.
create table web_push_subscriptions (
  site_id uuid not null references sites,
  account_id uuid not null references accounts,
  device_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  updated_at timestamptz not null,
  primary key (account_id, device_id),
  -- One browser, one reader: whoever signs in after somebody else takes the address over.
  unique (site_id, endpoint)
);

-- The same for native devices: looked up whenever a token changes hands or is given up.
create index devices_push_token on devices (site_id, push_token);

call app.enclose(array['web_push_subscriptions']::regclass[]);
