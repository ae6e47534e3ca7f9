-- Under which quote a place was taken, and how it came to be free. Places from before the quotes have none.
alter table enrolments
  add column quote_id text,
  add column quoted_price integer check (quoted_price >= 0),
  add column access text not null default 'early-access' check (access in ('early-access')),
  add constraint enrolments_whole_quote check ((quote_id is null) = (quoted_price is null));
