-- The catalogue: what the courseware files say, kept here so that it can be joined, searched and edited. Ids come from
-- the files and are never reused; what disappears from the files is marked, not deleted, because progress hangs on it.
create extension if not exists pg_trgm;

create table instructors (
  id text primary key,
  name text not null,
  about text not null,
  avatar_url text,
  position integer not null
);

create table courses (
  id text primary key check (id ~ '^[a-z0-9-]{1,100}$'),
  position integer not null,
  title text not null,
  summary text not null,
  promise text not null,
  level text not null check (level in ('Beginner', 'Intermediate', 'Advanced')),
  area text not null,
  hours numeric(5, 1) not null check (hours > 0),
  -- Whole rand; null where the list price of the place applies that shows the course.
  price integer check (price >= 0),
  is_featured boolean not null default false,
  category_id integer,
  category_place integer,
  track_id text,
  track_place integer,
  -- Null: the next intake by the rule of the house.
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  image_url text,
  gradient text not null check (gradient in ('blue-teal', 'purple-pink', 'orange-yellow', 'green-blue')),
  cover text not null,
  outcomes text[] not null,
  requirements text[] not null,
  prerequisites text[] not null,
  -- Skill to points, career to 'core' or 'useful'.
  skills jsonb not null,
  careers jsonb not null,
  instructor_ids text[] not null,
  removed_at timestamptz
);

create table course_modules (
  id text primary key,
  course_id text not null references courses (id) on delete cascade,
  position integer not null,
  title text not null,
  summary text not null,
  hours numeric(5, 1) not null,
  price integer check (price >= 0),
  removed_at timestamptz
);
create index course_modules_of_course on course_modules (course_id);

create table lessons (
  id text primary key,
  course_id text not null references courses (id) on delete cascade,
  module_id text not null references course_modules (id) on delete cascade,
  -- Over the whole course.
  position integer not null,
  title text not null,
  idea text,
  minutes integer,
  version integer not null,
  is_written boolean not null,
  is_preview boolean not null,
  -- Everything that the reader's page gets of the lesson; null while it is in writing.
  body jsonb check ((body is not null) = is_written),
  check_ids text[] not null,
  has_exercise boolean not null,
  solution text,
  size_bytes integer not null,
  removed_at timestamptz
);
create index lessons_of_course on lessons (course_id);

create table assessments (
  id text primary key,
  course_id text not null references courses (id) on delete cascade,
  -- Null: the final assessment of the course.
  module_id text references course_modules (id) on delete cascade,
  title text not null,
  minutes integer not null,
  pick integer not null check (pick > 0),
  -- With their answers: this column never leaves the server.
  items jsonb not null,
  removed_at timestamptz
);
create index assessments_of_course on assessments (course_id);

create table projects (
  id text primary key,
  course_id text not null references courses (id) on delete cascade,
  title text not null,
  minutes integer not null,
  brief_html text not null,
  parts jsonb not null,
  checklist jsonb not null,
  removed_at timestamptz
);
create index projects_of_course on projects (course_id);

-- Short courses of the pilot: they can be in somebody's record, but no longer be taken.
create table pilot_courses (
  id text primary key,
  title text not null,
  hours numeric(5, 1) not null
);

-- Which courseware was imported: an unchanged one is not imported again.
create table courseware_state (
  is_only boolean primary key default true check (is_only),
  fingerprint text not null,
  imported_at timestamptz not null
);

-- What the search finds.
create table search_documents (
  kind text not null check (kind in ('course', 'lesson', 'event', 'collection', 'career', 'help')),
  id text not null,
  title text not null,
  body text not null,
  -- Words that people use for it and that it does not say itself.
  keywords text not null default '',
  href text not null,
  -- Null: for everybody who is signed in.
  for_role text,
  -- The words that count most, in a small row: the best candidates are found without reading all texts.
  head tsvector generated always as (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', keywords), 'B')
  ) stored,
  words tsvector generated always as (
    setweight(to_tsvector('english', title), 'A')
      || setweight(to_tsvector('english', keywords), 'B')
      || setweight(to_tsvector('english', body), 'C')
  ) stored,
  primary key (kind, id)
);
create index search_documents_words on search_documents using gin (words);

-- Every word that can be found, to lead mistyped ones to: trigrams find the nearest.
create table search_words (
  word text primary key
);
create index search_words_nearest on search_words using gist (word gist_trgm_ops);
