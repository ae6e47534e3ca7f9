-- A discarded draft is kept for a while, so that it can be brought back. Its files are free for other drafts meanwhile:
-- a file is in one open draft at a time.
alter table course_drafts add column discarded_at timestamptz;
alter table course_draft_files add column discarded_at timestamptz;
alter table course_draft_files drop constraint course_draft_files_pkey;
alter table course_draft_files add primary key (draft_id, path);
create unique index course_draft_files_once on course_draft_files (course_id, path) where discarded_at is null;
drop index course_draft_files_of_draft;
create index course_drafts_discarded on course_drafts (discarded_at) where discarded_at is not null;
-- What waits for a second person, over all courses.
create index course_drafts_in_review on course_drafts (changed_at, id) where state = 'in-review' and discarded_at is null;
