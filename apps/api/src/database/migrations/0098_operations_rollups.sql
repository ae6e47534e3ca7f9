-- What the operations dashboard says of lessons, graded items and days, counted by a job (decision 57): reading it costs
-- the same however long the log is. Nothing here names anybody.
create table lesson_figures (
  course_id text not null,
  lesson_id text not null,
  -- The day in South Africa on which these learners opened the lesson.
  day date not null,
  opened integer not null check (opened >= 0),
  completed integer not null check (completed between 0 and opened),
  -- It is the last lesson that they opened in an open course, and they have been away for two weeks.
  stopped integer not null check (stopped between 0 and opened),
  primary key (course_id, day, lesson_id)
);

create table item_figures (
  assessment_id text not null,
  item_id text not null,
  -- The day in South Africa on which it was handed in.
  day date not null,
  asked integer not null check (asked > 0),
  right_count integer not null check (right_count between 0 and asked),
  -- Shares of the other items of the same attempt that were right: their sum, that of their squares, and that of
  -- those who had this one right. Sums of several days can be added, and a correlation follows from them.
  rest_sum double precision not null,
  rest_square_sum double precision not null,
  rest_right_sum double precision not null,
  -- Who had four in five of the others right.
  strong integer not null check (strong between 0 and asked),
  strong_right integer not null check (strong_right between 0 and strong),
  primary key (assessment_id, day, item_id)
);

create table daily_figures (
  figure text not null check (length(figure) between 1 and 40),
  day date not null,
  value bigint not null check (value >= 0),
  primary key (figure, day)
);

create table figure_rollups (
  rollup text primary key check (rollup in ('learning')),
  counted_at timestamptz not null
);

-- The job looks at the last days only. Handed in once, an attempt stays.
create index assessment_attempts_by_submission on assessment_attempts (submitted_at) where submitted_at is not null;

-- The live figures of a large academy, as the job counted them last; a small one counts when it is asked.
create table figure_snapshots (
  period text primary key check (period in ('week', 'month', 'quarter')),
  counted_at timestamptz not null,
  figures jsonb not null
);
