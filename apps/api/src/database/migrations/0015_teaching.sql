-- Whose account an instructor of the catalogue is. What a trainer may see and change follows from these rows, never
-- from a name. One account for an instructor, and one instructor for an account.
create table instructor_accounts (
  instructor_id text primary key references instructors (id) on delete cascade,
  user_id uuid not null unique references users (id) on delete cascade,
  assigned_at timestamptz not null
);
