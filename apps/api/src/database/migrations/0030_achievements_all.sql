-- More of what happens to a learner is counted, so that the rules of forty-five achievements need not read the log.
-- What has happened so far is counted here once; from now on each event counts itself.
alter table learner_tallies
  alter column lessons_completed set default 0,
  alter column courses_joined set default 0,
  alter column courses_completed set default 0,
  alter column assessments_passed set default 0,
  alter column projects_passed set default 0,
  alter column study_seconds set default 0,
  add column modules_completed integer not null default 0,
  add column distinctions integer not null default 0,
  add column perfect_scores integer not null default 0,
  add column exercises_passed integer not null default 0,
  add column checks_answered integer not null default 0,
  add column learning_days integer not null default 0,
  add column weekend_days integer not null default 0,
  add column national_days integer not null default 0,
  add column early_lessons integer not null default 0,
  add column evening_lessons integer not null default 0,
  add column most_lessons_in_a_day integer not null default 0,
  add column comebacks integer not null default 0,
  add column sessions_attended integer not null default 0,
  add column friends_joined integer not null default 0;

update learner_tallies t
   set modules_completed = e.modules,
       distinctions = e.distinctions,
       perfect_scores = e.perfect,
       early_lessons = e.early,
       evening_lessons = e.evening,
       sessions_attended = e.sessions,
       friends_joined = e.friends
  from (select user_id,
               count(*) filter (where kind = 'module-completed') as modules,
               count(*) filter (where kind = 'assessment-passed' and (data ->> 'percent')::numeric >= 90) as distinctions,
               count(*) filter (where kind = 'assessment-passed' and (data ->> 'percent')::numeric >= 100) as perfect,
               count(*) filter (where kind = 'lesson-completed' and extract(hour from occurred_at at time zone 'Africa/Johannesburg') < 7) as early,
               count(*) filter (where kind = 'lesson-completed' and extract(hour from occurred_at at time zone 'Africa/Johannesburg') >= 20) as evening,
               count(*) filter (where kind = 'session-attended') as sessions,
               count(*) filter (where kind = 'friend-joined') as friends
          from learning_events group by user_id) e
 where e.user_id = t.user_id;

update learner_tallies t
   set exercises_passed = l.exercises, checks_answered = l.checks
  from (select user_id, count(exercise_passed_at) as exercises, sum(cardinality(answered_checks)) as checks
          from lesson_progress group by user_id) l
 where l.user_id = t.user_id;

update learner_tallies t
   set learning_days = d.days,
       weekend_days = d.weekend,
       national_days = d.nation,
       most_lessons_in_a_day = d.most,
       comebacks = d.comebacks
  from (select user_id,
               count(*) as days,
               count(*) filter (where extract(isodow from day) >= 6) as weekend,
               count(*) filter (where to_char(day, 'MM-DD') in ('06-16', '07-18', '09-24')) as nation,
               max(lessons_completed) as most,
               count(*) filter (where day - before > 14) as comebacks
          from (select *, lag(day) over (partition by user_id order by day) as before from learning_days) each
         group by user_id) d
 where d.user_id = t.user_id;

-- A badge that its owner has made public, under an address that nobody can guess; gone when it is withdrawn.
create table shared_badges (
  share_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  achievement_id integer not null,
  name text not null check (length(name) between 1 and 60),
  shared_at timestamptz not null,
  unique (user_id, achievement_id)
);
