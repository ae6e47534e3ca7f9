-- The way back stays open when a wish was taken back or replaced by another: only an undoing closes it. Of what ended before
-- nobody knows any more why, so it counts as undone.
alter table email_changes add column undone_at timestamptz;
update email_changes set undone_at = ended_at where ended_at is not null;
