-- The source of every course as learners have it, file by file, wherever it came from (decision 51). An import brings it to
-- the academy's own files without touching what the studio has changed.
create table course_files (
  course_id text not null references courses (id) on delete cascade,
  path text not null check (path ~ '^[a-z0-9-]+(/[a-z0-9-]+)?\.(md|yaml)$' and length(path) <= 120),
  -- Counts the texts that were published; who saves names the version that was read.
  version integer not null default 1 check (version > 0),
  -- Null: it is not there any more.
  text text,
  -- What the files say now, and what they said when the studio last looked.
  file_text text,
  settled_text text,
  is_edited boolean not null default false,
  changed_at timestamptz not null,
  primary key (course_id, path),
  check (is_edited or text is not distinct from file_text)
);

-- Changes of one or more files that are reviewed and published together.
create table course_drafts (
  id uuid primary key default gen_random_uuid(),
  course_id text not null references courses (id) on delete cascade,
  title text not null check (length(title) between 1 and 120),
  state text not null default 'writing' check (state in ('writing', 'in-review')),
  -- Counts what is saved in it; a reviewer decides on the version that was read.
  version integer not null default 1 check (version > 0),
  -- What the reviewer said when it was sent back.
  note text check (length(note) between 1 and 1000),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index course_drafts_of_course on course_drafts (course_id);

-- A file is in one draft at a time, so that nobody loses to another draft what was written.
create table course_draft_files (
  course_id text not null,
  path text not null check (path ~ '^[a-z0-9-]+(/[a-z0-9-]+)?\.(md|yaml)$' and length(path) <= 120),
  draft_id uuid not null references course_drafts (id) on delete cascade,
  text text,
  -- The published version that it was begun from; 0: there was none.
  base_version integer not null check (base_version >= 0),
  version integer not null default 1 check (version > 0),
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null,
  primary key (course_id, path)
);
create index course_draft_files_of_draft on course_draft_files (draft_id);

-- Whoever has written in a draft does not review it, even if nothing of it is left.
create table course_draft_writers (
  draft_id uuid not null references course_drafts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (draft_id, user_id)
);

create table course_publications (
  id uuid primary key default gen_random_uuid(),
  course_id text not null references courses (id) on delete cascade,
  title text not null,
  -- Ids of accounts; one that is gone has no name any more.
  written_by uuid[] not null,
  published_by uuid references users (id) on delete set null,
  published_at timestamptz not null
);

-- Every text that learners have had since the studio first changed its file.
create table course_file_versions (
  course_id text not null references courses (id) on delete cascade,
  path text not null,
  version integer not null check (version > 0),
  text text,
  -- Null: it came with the files.
  publication_id uuid references course_publications (id) on delete cascade,
  primary key (course_id, path, version)
);
