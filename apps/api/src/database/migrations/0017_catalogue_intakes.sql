-- On which Monday of each month the groups of a course begin; null for a course with dates of its own.
alter table courses
  add column intake_monday integer check (intake_monday between 1 and 4);
