-- A project is passed by a person's judgement. What was handed in stays as it was read, with what was asked for and what
-- was said about it; handing in again is a row of its own once the one before is judged.
create table project_submissions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  project_id text not null references projects (id),
  course_id text not null references courses (id),
  -- Title, parts and list as they were then.
  asked jsonb not null,
  answers jsonb not null,
  handed_in_at timestamptz not null,
  -- Who is reading it. After an hour it is free again.
  held_by uuid references users (id) on delete set null,
  held_at timestamptz,
  reviewed_at timestamptz,
  reviewer_id uuid references users (id) on delete set null,
  -- As it stood on the account, for the learner and the certificate.
  reviewer_name text check (length(reviewer_name) between 1 and 300),
  is_passed boolean,
  comment text check (length(comment) <= 2000),
  criteria jsonb,
  check (reviewer_id is distinct from user_id),
  check (num_nulls(reviewed_at, reviewer_name, is_passed, comment, criteria) in (0, 5))
);
-- Of one learner and project one can wait, and one can be passed.
create unique index project_submissions_open on project_submissions (user_id, project_id) where reviewed_at is null;
create unique index project_submissions_passed on project_submissions (user_id, project_id) where is_passed;
create index project_submissions_of_user on project_submissions (user_id, project_id, handed_in_at);
create index project_submissions_waiting on project_submissions (course_id, handed_in_at) where reviewed_at is null;
create index project_submissions_reviewed on project_submissions (course_id, reviewed_at) where reviewed_at is not null;

alter table learning_events drop constraint learning_events_kind_check;
alter table learning_events add constraint learning_events_kind_check check (kind in (
  'lesson-opened', 'lesson-studied', 'lesson-read', 'check-answered', 'exercise-tried',
  'lesson-completed', 'module-completed', 'course-completed', 'assessment-passed', 'project-passed', 'project-reviewed',
  'course-joined', 'streak-reached', 'session-attended', 'friend-joined',
  'course-recognised', 'skill-recognised', 'study-recognised', 'activity-recognised', 'achievement-unlocked'
)) not valid;
-- Reads the log without keeping others from writing to it.
alter table learning_events validate constraint learning_events_kind_check;
