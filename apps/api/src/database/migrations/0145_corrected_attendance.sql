-- A trainer takes a wrong tick back, or gives it back.
alter table learning_events drop constraint learning_events_kind_check;
alter table learning_events add constraint learning_events_kind_check check (kind in (
  'lesson-opened', 'lesson-studied', 'lesson-read', 'check-answered', 'exercise-tried', 'card-reviewed',
  'lesson-completed', 'module-completed', 'course-completed', 'assessment-passed', 'project-passed', 'project-reviewed',
  'course-joined', 'streak-reached', 'session-attended', 'attendance-corrected', 'friend-joined',
  'course-recognised', 'skill-recognised', 'study-recognised', 'activity-recognised', 'achievement-unlocked'
)) not valid;
-- Reads the log without keeping others from writing to it.
alter table learning_events validate constraint learning_events_kind_check;
