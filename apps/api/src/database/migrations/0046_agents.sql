-- The assistant: what talking to it has earned, the conversations, and what it knows of the lessons by meaning.

-- Apart from learning: the chat has a level and a streak of its own.
create table chat_progress (
  user_id uuid primary key references users (id) on delete cascade,
  level integer not null default 1 check (level >= 1),
  experience integer not null default 0 check (experience >= 0),
  streak_current integer not null default 0 check (streak_current >= 0),
  streak_longest integer not null default 0 check (streak_longest >= streak_current),
  last_chat_day date,
  badges text[] not null default '{}',
  met text[] not null default '{}'
);

-- The id is made in a browser; it belongs to whoever used it first.
create table chat_sessions (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{8,64}$'),
  user_id uuid not null references users (id) on delete cascade,
  agent_type text not null check (agent_type in ('onboarda', 'curriculabot', 'helpdeskai', 'certifypro', 'engagio')),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- What a follow-up refers to: the last subject and the last lesson.
  memory jsonb not null default '{}'
);
create index chat_sessions_of_user on chat_sessions (user_id);
create index chat_sessions_seen on chat_sessions (last_seen_at);

create table chat_messages (
  session_id text not null references chat_sessions (id) on delete cascade,
  sequence integer not null check (sequence >= 1),
  role text not null check (role in ('user', 'assistant')),
  content text not null check (length(content) <= 8000),
  said_at timestamptz not null,
  -- Of an answer only.
  agent_type text,
  intent text,
  confidence text check (confidence in ('high', 'low', 'none')),
  engine text check (engine in ('embedded', 'llm')),
  citations jsonb,
  primary key (session_id, sequence),
  check ((role = 'assistant') = (intent is not null and confidence is not null and engine is not null))
);

-- Lessons in pieces that can be quoted.
create table lesson_passages (
  lesson_id text not null,
  position integer not null check (position >= 1),
  course_id text not null,
  title text not null,
  heading text not null,
  body text not null,
  sentences text[] not null,
  -- With the first passage of a lesson: what its author expects learners to ask.
  questions text[] not null,
  primary key (lesson_id, position)
);

-- What texts mean to a model, by the hash of the text: a text that did not change is not read again.
create table text_vectors (
  model text not null,
  text_hash bytea not null check (length(text_hash) = 32),
  -- One signed byte for each dimension.
  vector bytea not null,
  primary key (model, text_hash)
);
