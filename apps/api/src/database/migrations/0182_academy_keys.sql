-- What every server of one academy can compare its key files with. A server with other files refuses to start.

-- The public half of every key that has ever signed a certificate: all servers publish the same ones.
create table signing_keys (
  id text primary key check (id ~ '^key-[1-9][0-9]{0,5}$'),
  public_key text not null unique check (public_key ~ '^z[1-9A-HJ-NP-Za-km-z]{40,60}$'),
  made_at timestamptz not null,
  -- The key may have leaked: it is no longer published, and its signatures no longer count.
  withdrawn_at timestamptz
);

-- A number by which the key is recognised that seals what the server has to read again. It says nothing about the key.
create table sealing_key (
  is_only boolean primary key default true check (is_only),
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  registered_at timestamptz not null
);
