-- A certificate is issued once for each person and course. What it says is frozen in `facts`; `credential` is the signed
-- document, and the two texts beside it are what its signature is over. The private key is not in the database.
create sequence certificate_status_index as bigint minvalue 0 start 0;

create table certificates (
  id text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  user_id uuid not null references users (id) on delete cascade,
  course_id text not null,
  completed_at timestamptz not null,
  issued_at timestamptz not null,
  -- Null: it does not expire.
  valid_until timestamptz check (valid_until > completed_at),
  -- Its place in the public lists of what is revoked.
  status_index bigint not null unique,
  facts jsonb not null,
  -- json, not jsonb: people download it, and it keeps its order.
  credential json not null,
  signed_text text not null,
  proof_text text not null,
  signed_with text not null,
  revoked_at timestamptz,
  revoked_by uuid references users (id) on delete set null,
  revocation_reason text check (length(revocation_reason) between 3 and 500),
  unique (user_id, course_id),
  check ((revoked_at is null) = (revocation_reason is null)),
  check (revoked_by is null or revoked_at is not null)
);
create index certificates_by_key on certificates (signed_with);
create index certificates_revoked on certificates (status_index) where revoked_at is not null;
