-- What courses give to a skill follows from what is done in them, so it is computed where it is shown. Here stays what was
-- recognised from before; a completed lesson no longer writes a row for each skill of its course.
delete from skill_levels where prior_points = 0;
alter table skill_levels drop column points;
