-- A card or a missed check that comes back when it is about to be forgotten. Derived from the log like all progress: what
-- was answered when stands in the row, so that a report which arrives late takes its place in time.
create table review_cards (
  user_id uuid not null references users (id) on delete cascade,
  lesson_id text not null,
  -- The id of a card, or of a check with `check:` before it.
  card_id text not null,
  course_id text not null,
  entered_at timestamptz not null,
  -- [{"at": "2026-11-16T08:00:00.000Z", "grade": "good"}], oldest first.
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  answered_on date,
  due_on date not null,
  primary key (user_id, lesson_id, card_id),
  check (answered_on is null or due_on > answered_on)
);

alter table learning_events drop constraint learning_events_kind_check;
alter table learning_events add constraint learning_events_kind_check check (kind in (
  'lesson-opened', 'lesson-studied', 'lesson-read', 'check-answered', 'exercise-tried', 'card-reviewed',
  'lesson-completed', 'module-completed', 'course-completed', 'assessment-passed', 'project-passed', 'project-reviewed',
  'course-joined', 'streak-reached', 'session-attended', 'friend-joined',
  'course-recognised', 'skill-recognised', 'study-recognised', 'activity-recognised', 'achievement-unlocked'
)) not valid;
-- Reads the log without keeping others from writing to it.
alter table learning_events validate constraint learning_events_kind_check;
alter table learning_events_archive drop constraint learning_events_archive_kind_check;
alter table learning_events_archive add constraint learning_events_archive_kind_check check (kind in (
  'lesson-opened', 'lesson-studied', 'lesson-read', 'check-answered', 'exercise-tried', 'card-reviewed'
));

-- A card is reviewed again and again, as everything that a device reports.
drop index learning_events_once;
create unique index learning_events_once on learning_events (user_id, kind, subject) where kind not in (
  'lesson-opened', 'lesson-studied', 'lesson-read', 'check-answered', 'exercise-tried', 'card-reviewed'
);
