-- The tables from which a nightly run could not delete everything that was due.
alter table removals add column unfinished text[] not null default '{}';
