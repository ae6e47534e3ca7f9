-- Careers, the questions of the help page and the tracks of the training hub are entries like the rest (decision 60).
alter table content_entries drop constraint content_entries_type_check;
alter table content_entries add constraint content_entries_type_check check (
  type in ('course', 'event', 'collection', 'instructor', 'curriculum', 'learning-path', 'career', 'help', 'track'));
-- What they say beyond a title is one object.
alter table content_entries add constraint content_entries_guide check (
  type not in ('career', 'help', 'track') or coalesce(jsonb_typeof(fields -> 'guide'), '') = 'object');
