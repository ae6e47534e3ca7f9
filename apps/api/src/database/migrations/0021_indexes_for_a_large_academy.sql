-- What staff look at must not read tables from end to end that grow with the number of learners.
create index users_staff on users (username) where role <> 'learner';
create index outbox_mails_unsent on outbox_mails (created_at) where sent_at is null;

-- The newest learners of a course; it also counts them.
create index enrolments_newest on enrolments (course_id, enrolled_at desc, user_id);
drop index enrolments_of_course;

-- Courses that were completed are looked through for those without a certificate.
create index course_progress_completed on course_progress (user_id, course_id) where completed_at is not null;
