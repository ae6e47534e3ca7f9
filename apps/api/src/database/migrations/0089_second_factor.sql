-- A second factor by an authenticator app (RFC 6238). Not confirmed: it was begun, and nobody is asked for it yet.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  secret bytea not null check (length(secret) = 20),
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- The last half minute whose code was used: a code that somebody has looked at over a shoulder does not work again.
  last_step bigint not null default 0
);

-- For the day on which the phone is lost; each works once.
create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Whether a second factor was shown when this sign-in began, or since.
alter table sign_ins add column is_strong boolean not null default false;
