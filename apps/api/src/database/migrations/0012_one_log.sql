-- One kind of event for each thing that happens: what is recognised of a course and of a skill are told apart, and a
-- place in a course is an event like any other. The kinds themselves are the domain's; it has a test with this list.
alter table learning_events drop constraint learning_events_kind_check;
drop index learning_events_once;

update learning_events set kind = case when data ? 'skill' then 'skill-recognised' else 'course-recognised' end
 where kind = 'prior-learning';
update learning_events set data = data - 'skill' - 'courseId' where kind in ('skill-recognised', 'course-recognised');
update learning_events set subject = split_part(subject, ':', 2) where kind = 'streak-reached';

alter table learning_events add constraint learning_events_kind_check check (kind in (
  'lesson-opened', 'lesson-studied', 'lesson-read', 'check-answered', 'exercise-tried',
  'lesson-completed', 'module-completed', 'course-completed', 'assessment-passed', 'project-passed',
  'course-joined', 'streak-reached', 'session-attended', 'friend-joined',
  'course-recognised', 'skill-recognised', 'study-recognised', 'achievement-unlocked'
));
-- What a device reports can happen again; everything else happens to one person and one subject once.
create unique index learning_events_once on learning_events (user_id, kind, subject) where kind not in (
  'lesson-opened', 'lesson-studied', 'lesson-read', 'check-answered', 'exercise-tried'
);

insert into learning_events (user_id, kind, subject, occurred_at, recorded_at)
select user_id, 'course-joined', course_id, enrolled_at, now() from enrolments order by enrolled_at;
