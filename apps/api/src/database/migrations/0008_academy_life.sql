-- Events, collections, training sessions with their bookings, results of the career assessment, achievements.
create extension if not exists btree_gist;

create table events (
  id text primary key,
  title text not null,
  event_type text not null,
  description text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  place text not null,
  gradient text not null check (gradient in ('blue-teal', 'purple-pink', 'orange-yellow', 'green-blue'))
);
create index events_by_start on events (starts_at);

create table training_sessions (
  id text primary key,
  title text not null,
  type text not null check (type in ('Live Session', 'Workshop', 'Hands-on Lab')),
  description text not null,
  instructor_id text not null references instructors (id),
  course_id text references courses (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  seats integer not null check (seats > 0),
  -- Counts the times it was moved: part of a calendar entry's version.
  revision integer not null default 0,
  cancelled_at timestamptz
);
create index training_sessions_by_start on training_sessions (starts_at);

create table session_bookings (
  session_id text not null references training_sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  state text not null check (state in ('booked', 'waiting')),
  -- The time of the session, copied here so that the database itself refuses two at once.
  during tstzrange not null,
  made_at timestamptz not null,
  -- The order of the waiting list.
  place bigint generated always as identity,
  attended_at timestamptz,
  primary key (session_id, user_id),
  constraint session_bookings_no_overlap
    exclude using gist (user_id with =, during with &&) where (state = 'booked')
);
create index session_bookings_of_user on session_bookings (user_id);
create index session_bookings_waiting on session_bookings (session_id, place) where state = 'waiting';

-- Which reminders went out: one of each kind for a booking, also after the session was moved.
create table session_reminders (
  session_id text not null,
  user_id uuid not null,
  kind text not null check (kind in ('day', 'hour')),
  starts_at timestamptz not null,
  primary key (session_id, user_id, kind, starts_at),
  foreign key (session_id, user_id) references session_bookings (session_id, user_id) on delete cascade
);

-- The secret address of a personal calendar; only its hash is kept.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null
);

create table career_results (
  user_id uuid primary key references users (id) on delete cascade,
  answers jsonb not null,
  scores jsonb not null,
  taken_at timestamptz not null
);

-- Achievements that somebody has; the rules that give them are the domain's.
create table user_achievements (
  user_id uuid not null references users (id) on delete cascade,
  achievement_id integer not null,
  earned_at timestamptz not null,
  -- Null until the learner was told.
  announced_at timestamptz,
  primary key (user_id, achievement_id)
);
