-- A browser that has signed in to an account: it keeps tries of its own while others guess.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null check (length(token_hash) = 32),
  last_used_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index known_devices_by_token on known_devices (token_hash);
create index known_devices_age on known_devices (last_used_at);

-- The token that a sign-in had before its password was changed; it lasts a moment longer.
alter table sign_ins add column replaced_at timestamptz;

-- Counts of tries within a window. Started at an instant, not ending at one: a start that a wrong clock put far into
-- the future is seen to be wrong, and counts for nothing.
drop table rate_limits;
create table try_counts (
  key text primary key check (length(key) between 1 and 100),
  tries integer not null check (tries >= 0),
  window_ms integer not null check (window_ms > 0),
  started_at timestamptz not null
);
create index try_counts_age on try_counts (started_at);
