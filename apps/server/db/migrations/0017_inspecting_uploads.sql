-- An upload is claimed before its bytes are inspected, so that several calls do not inspect it at the same time.
alter table files
  drop constraint files_status_check,
  add constraint files_status_check
    check (status in ('awaiting_upload', 'inspecting', 'ready', 'refused')) not valid;
