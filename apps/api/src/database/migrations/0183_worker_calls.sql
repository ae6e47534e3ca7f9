-- What web servers ask workers for and wait for: a program to mark, a document to draw, a question to embed.
-- Unlogged: a call lives for seconds, and after a crash of the database nobody waits for its answer.
create unlogged table worker_calls (
  id uuid primary key,
  -- With what both sides have to agree on, such as the version of a document's layout.
  kind text not null check (length(kind) between 1 and 200),
  input jsonb not null,
  called_at timestamptz not null default now(),
  claimed_at timestamptz,
  answered_at timestamptz,
  output bytea,
  failure text,
  check (claimed_at is not null or answered_at is null),
  check ((answered_at is null) = (output is null and failure is null))
);

create index worker_calls_waiting on worker_calls (kind, called_at) where claimed_at is null;
