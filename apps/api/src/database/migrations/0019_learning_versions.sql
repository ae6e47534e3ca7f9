-- Whoever writes to a learner's record says which version they have read: of two devices that report at once the second
-- reads again, and nobody holds a lock between reading and writing.
alter table learner_tallies add column version integer not null default 0;

-- Rows that are written over and over: with room on their page a new version needs no entry in an index.
alter table learner_tallies set (fillfactor = 70);
alter table learning_days set (fillfactor = 80);
alter table lesson_progress set (fillfactor = 80);
alter table course_progress set (fillfactor = 70);
