-- A device on which the owner signed in before is not kept out by what strangers do elsewhere.
create index sessions_of_device on sessions (account_id, device_id);
