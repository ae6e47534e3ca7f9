-- The entries of the studio: what the forms of content management hold, wherever it came from (decision 41).
-- Courses, events and instructors have rows of their own besides, which other tables point to; they are written from these
-- fields in the same transaction.
create table content_entries (
  type text not null
    check (type in ('course', 'event', 'collection', 'instructor', 'curriculum', 'learning-path')),
  id text not null check (id ~ '^[a-z0-9-]{1,100}$'),
  origin text not null check (origin in ('files', 'studio')),
  -- Counts the changes; who saves names the version that was read.
  version integer not null default 1 check (version > 0),
  position integer not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  -- What the files say beyond the form; it always follows them.
  more jsonb not null default '{}' check (jsonb_typeof(more) = 'object'),
  -- What the files say now, and what they said when the studio last looked.
  file_fields jsonb,
  settled_fields jsonb,
  is_edited boolean not null default false,
  archived_at timestamptz,
  -- Gone from the files, without a change of the studio in it.
  removed_at timestamptz,
  -- Deleted in the studio; kept so that it can be brought back, and so that the files do not bring it back themselves.
  deleted_at timestamptz,
  changed_at timestamptz not null,
  changed_by uuid references users (id) on delete set null,
  primary key (type, id),
  check (origin = 'files' or (file_fields is null and settled_fields is null and not is_edited and removed_at is null)),
  check (coalesce(fields ->> 'title', fields ->> 'name', '') <> ''),
  check (coalesce(fields ->> 'level', 'Beginner') in ('Beginner', 'Intermediate', 'Advanced')),
  check (coalesce(fields ->> 'gradientClass', 'blue-teal') in ('blue-teal', 'purple-pink', 'orange-yellow', 'green-blue')),
  check (coalesce((fields ->> 'price')::numeric, 0) >= 0),
  check (coalesce((fields ->> 'modules')::numeric, 1) >= 1),
  check (coalesce((fields ->> 'itemCount')::numeric, 0) >= 0),
  check (coalesce((fields ->> 'estimatedMonths')::numeric, 1) >= 1)
);

-- Counts the changes of the studio: whoever keeps the catalogue in memory compares it.
alter table courseware_state add column revision bigint not null default 0;

-- How many modules a course announces, where that is not what it has; whether it is offered.
alter table courses
  add column planned_modules integer check (planned_modules >= 1),
  add column archived_at timestamptz;
-- Archived or deleted in the studio: other tables still point to it, but nobody sees it.
alter table instructors add column hidden_at timestamptz;
alter table events add column hidden_at timestamptz;

insert into content_entries (type, id, origin, position, fields, changed_at)
select 'event', id, 'studio', row_number() over (order by starts_at, id),
       jsonb_build_object(
         'title', title, 'eventType', event_type, 'description', description,
         'date', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'gradientClass', gradient),
       now()
  from events;
