-- Study of a day as the stretches of it that devices have measured, in seconds since it began in South Africa: from, to,
-- from, to, in order and never over each other. So no second counts twice, from however many devices it is reported.
alter table learning_days add column study_spans integer[] not null default '{}';

-- A lesson is completed only when some of its length was spent on it.
alter table lesson_progress add column studied_seconds integer not null default 0;
update lesson_progress p
   set studied_seconds = s.seconds
  from (select user_id, subject, sum((data ->> 'seconds')::integer) as seconds
          from learning_events where kind = 'lesson-studied' group by user_id, subject) s
 where s.user_id = p.user_id and s.subject = p.lesson_id;
