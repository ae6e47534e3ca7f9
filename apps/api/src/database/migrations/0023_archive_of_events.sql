-- Old reports of devices, by year, out of the way of the log that is written every moment. The partition of a year is made
-- when its first event arrives. Only what can happen again is kept here: that everything else happens once is kept by
-- an index of the log itself, and one index cannot look into two tables.
create table learning_events_archive (
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in (
    'lesson-opened', 'lesson-studied', 'lesson-read', 'check-answered', 'exercise-tried'
  )),
  subject text not null,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  -- As it was in the log.
  sequence bigint not null,
  data jsonb not null,
  primary key (user_id, sequence, recorded_at)
) partition by range (recorded_at);
