-- By itself: rows can be read and written meanwhile.
alter table files validate constraint files_status_check;
