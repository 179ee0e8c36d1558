-- Somebody may have agreed to a version: terms are only ever added to.
revoke update, delete on van_terms from tailgate_app;
