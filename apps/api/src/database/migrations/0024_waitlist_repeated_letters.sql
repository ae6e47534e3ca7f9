-- A confirmation letter that was lost is sent again. We know links only by their hash, so each letter has a link of its
-- own, and those of the earlier letters keep working.
create table waitlist_repeated_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  entry_id uuid not null references waitlist_entries (id) on delete cascade
);
create index waitlist_repeated_links_entry on waitlist_repeated_links (entry_id);
