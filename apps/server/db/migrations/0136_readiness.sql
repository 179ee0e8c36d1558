-- Every process compares the migrations that it knows with those that were applied.
grant select on schema_migrations to tailgate_app;
