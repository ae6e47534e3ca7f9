-- What people say of themselves: where they live, and what they learn for. Their name stands with the account.
create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  province text check (char_length(province) between 1 and 40),
  goal text check (char_length(goal) between 1 and 200),
  changed_at timestamptz not null
);

-- The picture of a person, at an address that changes with it.
create table avatars (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null unique check (char_length(name) = 22),
  jpeg bytea not null check (length(jpeg) <= 30000),
  added_at timestamptz not null
);
alter table avatars alter column jpeg set storage external;
