-- Questions that learners ask people of the academy, and what is written about each.
create table tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  subject text not null check (length(subject) between 1 and 120),
  course_id text,
  lesson_id text,
  -- What was said to the assistant, only where the learner attached it.
  chat jsonb not null default '[]' check (jsonb_typeof(chat) = 'array'),
  created_at timestamptz not null,
  last_at timestamptz not null,
  last_from text not null check (last_from in ('learner', 'staff')),
  closed_at timestamptz
);
create index tickets_of_learner on tickets (user_id, last_at desc);
create index tickets_waiting on tickets (last_at) where closed_at is null and last_from = 'learner';
create index tickets_latest on tickets (last_at desc);

create table ticket_messages (
  ticket_id uuid not null references tickets (id) on delete cascade,
  place integer not null check (place >= 1),
  -- Null when the account of a person who answered is gone; the name stays with what they wrote.
  author_id uuid references users (id) on delete set null,
  author_name text not null,
  written_from text not null check (written_from in ('learner', 'staff')),
  content text not null check (length(content) between 1 and 4000),
  written_at timestamptz not null,
  primary key (ticket_id, place)
);
create index ticket_messages_of_author on ticket_messages (author_id);
