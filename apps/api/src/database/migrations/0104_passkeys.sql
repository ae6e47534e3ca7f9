-- Passkeys (WebAuthn): the device keeps a private key behind a fingerprint, a face or a PIN; we hold the public one.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key bytea not null check (length(public_key) between 1 and 4096),
  -- Where a device counts, a number that does not grow is a copy of it. Synced passkeys stay at 0.
  sign_count bigint not null check (sign_count >= 0),
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_person on passkeys (user_id);

-- What a device has to sign. The row goes with the first answer, so that no answer works twice.
create table passkey_challenges (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  -- Null: to sign in, when nobody knows yet who it is.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_ended on passkey_challenges (expires_at);
