-- The learning log, and what is derived from it. The log is the truth: every other table of this file except
-- enrolments, attempts, writings and project work can be made again from it.
create table enrolments (
  user_id uuid not null references users (id) on delete cascade,
  course_id text not null references courses (id),
  enrolled_at timestamptz not null,
  primary key (user_id, course_id)
);
create index enrolments_of_course on enrolments (course_id);

alter table learning_events
  drop constraint learning_events_kind_check,
  drop constraint learning_events_user_id_kind_subject_key,
  -- The order in which events were recorded; of one learner it is the order in which they took effect.
  add column sequence bigint generated always as identity,
  add column data jsonb not null default '{}',
  add constraint learning_events_kind_check check (kind in (
    'lesson-opened', 'lesson-studied', 'lesson-read', 'check-answered', 'exercise-tried',
    'lesson-completed', 'module-completed', 'course-completed', 'assessment-passed', 'project-passed',
    'streak-reached', 'session-attended', 'friend-joined', 'prior-learning'
  ));
create unique index learning_events_of_user on learning_events (user_id, sequence);
-- What can happen to one person only once.
create unique index learning_events_once on learning_events (user_id, kind, subject) where kind in (
  'lesson-completed', 'module-completed', 'course-completed', 'assessment-passed', 'project-passed',
  'streak-reached', 'session-attended', 'friend-joined', 'prior-learning'
);

create table lesson_progress (
  user_id uuid not null references users (id) on delete cascade,
  lesson_id text not null,
  course_id text not null,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  read_at timestamptz,
  -- In thousandths of the page.
  place integer not null default 0 check (place between 0 and 1000),
  placed_at timestamptz,
  answered_checks text[] not null default '{}',
  exercise_tries integer not null default 0,
  exercise_passed_at timestamptz,
  completed_at timestamptz,
  primary key (user_id, lesson_id)
);
create index lesson_progress_of_course on lesson_progress (user_id, course_id);

create table course_progress (
  user_id uuid not null references users (id) on delete cascade,
  course_id text not null,
  percent integer not null default 0 check (percent between 0 and 100),
  -- What was recognised from before, in per cent of the course.
  prior_percent integer not null default 0 check (prior_percent between 0 and 100),
  -- Ids of completed lessons and modules, passed assessments and project.
  done text[] not null default '{}',
  last_lesson_id text,
  last_at timestamptz,
  completed_at timestamptz,
  primary key (user_id, course_id)
);

-- Days in South Africa on which somebody learned.
create table learning_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  seconds integer not null default 0,
  lessons_completed integer not null default 0,
  primary key (user_id, day)
);

create table streaks (
  user_id uuid primary key references users (id) on delete cascade,
  current integer not null check (current >= 0),
  longest integer not null check (longest >= current),
  last_activity date
);

create table skill_levels (
  user_id uuid not null references users (id) on delete cascade,
  skill text not null,
  -- What was recognised from before, and the sum with what courses gave; exact, rounded only where it is shown.
  prior_points double precision not null default 0,
  points double precision not null check (points between 0 and 100),
  primary key (user_id, skill)
);

create table assessment_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  assessment_id text not null references assessments (id),
  -- The items as they were drawn and shuffled, with their answers: what was asked is marked, even if the file changes.
  items jsonb not null,
  started_at timestamptz not null,
  submitted_at timestamptz,
  answers jsonb,
  right_count integer,
  total integer not null check (total > 0),
  is_passed boolean,
  -- Which items were right and what was completed by it: handing in again gives the same.
  result jsonb,
  check ((submitted_at is null) = (right_count is null) and (submitted_at is null) = (is_passed is null))
);
create unique index assessment_attempts_one_open on assessment_attempts (user_id, assessment_id)
  where submitted_at is null;
create index assessment_attempts_of_user on assessment_attempts (user_id, assessment_id, submitted_at desc);

-- Notes, code and answers to tasks on paper; of two devices the one that wrote last counts.
create table lesson_writings (
  user_id uuid not null references users (id) on delete cascade,
  lesson_id text not null,
  slot text not null,
  body text not null check (length(body) <= 20000),
  written_at timestamptz not null,
  primary key (user_id, lesson_id, slot)
);

create table project_work (
  user_id uuid not null references users (id) on delete cascade,
  project_id text not null references projects (id),
  answers jsonb not null,
  ticked text[] not null,
  saved_at timestamptz not null,
  passed_at timestamptz,
  primary key (user_id, project_id)
);
