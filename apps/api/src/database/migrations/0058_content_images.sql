-- Pictures that the studio has uploaded: small, cleaned, under the hash of what they are.
create table content_images (
  hash text primary key check (hash ~ '^[A-Za-z0-9_-]{22}$'),
  jpeg bytea not null check (octet_length(jpeg) <= 70000),
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  uploaded_at timestamptz not null,
  uploaded_by uuid references users (id) on delete set null
);
-- They are compressed already.
alter table content_images alter column jpeg set storage external;
