-- Achievements are events of the log: given once by the event that earned them and dated by it. `user_achievements` is
-- derived from those events; that somebody was told is a fact of its own.
insert into learning_events (user_id, kind, subject, occurred_at, recorded_at, data)
select user_id, 'achievement-unlocked', achievement_id::text, earned_at, now(),
       jsonb_build_object('achievementId', achievement_id)
  from user_achievements
 order by earned_at;

create table seen_achievements (
  user_id uuid not null references users (id) on delete cascade,
  achievement_id integer not null,
  seen_at timestamptz not null,
  primary key (user_id, achievement_id)
);
insert into seen_achievements
select user_id, achievement_id, announced_at from user_achievements where announced_at is not null;
alter table user_achievements drop column announced_at;

-- How often things happened to a learner, so that rules need not count the log.
create table learner_tallies (
  user_id uuid primary key references users (id) on delete cascade,
  lessons_completed integer not null,
  courses_joined integer not null,
  courses_completed integer not null,
  assessments_passed integer not null,
  projects_passed integer not null,
  study_seconds integer not null
);
insert into learner_tallies
select user_id,
       count(*) filter (where kind = 'lesson-completed'),
       count(*) filter (where kind = 'course-joined'),
       count(*) filter (where kind = 'course-completed'),
       count(*) filter (where kind = 'assessment-passed'),
       count(*) filter (where kind = 'project-passed'),
       coalesce((select sum(seconds) from learning_days d where d.user_id = e.user_id), 0)
  from learning_events e
 group by user_id;
