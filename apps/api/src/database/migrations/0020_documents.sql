-- What is the same for every reader, as files: JSON under the hash of its content, compressed once. A document that has
-- been replaced stays for a while, for pages that were opened before.
create table documents (
  hash text primary key check (hash ~ '^[A-Za-z0-9_-]{16}$'),
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  -- Of which lesson, course or other thing it is.
  subject text not null,
  access text not null check (access in ('public', 'signed-in', 'place')),
  course_id text references courses (id) on delete cascade,
  br bytea not null,
  gzip bytea not null,
  size_bytes integer not null check (size_bytes > 0),
  replaced_at timestamptz,
  check (access <> 'place' or course_id is not null)
);
-- They are compressed already.
alter table documents alter column br set storage external, alter column gzip set storage external;
create unique index documents_current on documents (kind, subject) where replaced_at is null;

-- Signs the grants that open documents, in every process alike; 244 bits from the strong generator of the server.
create table grant_key (
  is_only boolean primary key default true check (is_only),
  secret bytea not null check (length(secret) = 32)
);
insert into grant_key (secret)
values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
