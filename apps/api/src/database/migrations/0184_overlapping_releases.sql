-- When the imported content was made, in milliseconds: a release with older content leaves newer content as it is.
alter table courseware_state add column content_version bigint not null default 0;

-- The hashed files of the last two builds of the web app: while servers of two releases run, or a page is open that was loaded
-- before an update, any server has the files of either.
create table web_builds (
  number bigint generated always as identity primary key,
  id text not null unique check (id ~ '^[\w-]{43}$'),
  stored_at timestamptz not null
);

create table web_assets (
  name text primary key check (name ~ '^[\w.-]{1,150}$'),
  -- The newest one that has it.
  build bigint not null references web_builds on delete cascade,
  plain bytea,
  br bytea,
  gzip bytea,
  check ((br is null) = (gzip is null) and (plain is null) <> (br is null))
);

create index web_assets_build on web_assets (build);
