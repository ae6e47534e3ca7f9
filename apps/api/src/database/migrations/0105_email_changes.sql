-- A new e-mail address counts once somebody has answered at it; whoever reads the earlier one can take that back.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  old_email text,
  new_email text not null check (char_length(new_email) <= 254),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  -- Taken back, undone, or replaced by a later wish.
  ended_at timestamptz
);
create index email_changes_of_person on email_changes (user_id, asked_at);

create table email_change_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  change_id uuid not null references email_changes (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'undo')),
  expires_at timestamptz not null
);
create index email_change_links_of_change on email_change_links (change_id);
