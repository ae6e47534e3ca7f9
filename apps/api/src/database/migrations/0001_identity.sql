create table users (
  id uuid primary key default gen_random_uuid(),
  username text not null check (length(username) between 1 and 254),
  full_name text check (length(full_name) between 1 and 200),
  email text check (length(email) between 3 and 254),
  avatar_url text,
  role text not null check (role in ('administrator', 'trainer', 'learner')),
  -- Null until the person has set a first password by a one-time link.
  password_hash text,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  -- A username that looks like an address is the person's own: so no one's username is another one's e-mail.
  constraint username_is_no_foreign_address
    check (position('@' in username) = 0 or (email is not null and lower(username) = lower(email)))
);
create unique index users_username_folded on users (lower(username));
create unique index users_email_folded on users (lower(email));

create table sign_ins (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  user_id uuid not null references users (id) on delete cascade,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index sign_ins_of_user on sign_ins (user_id, created_at desc);

create table one_time_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('password-reset', 'first-password')),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index one_time_links_of_user on one_time_links (user_id);

-- Its shape is the one that rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
