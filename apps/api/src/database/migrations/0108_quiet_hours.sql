-- Hours of the day (SAST) in which mails that can wait are not sent. Nobody has them who has not asked for them.
create table quiet_hours (
  user_id uuid primary key references users (id) on delete cascade,
  from_hour smallint not null check (from_hour between 0 and 23),
  to_hour smallint not null check (to_hour between 0 and 23),
  changed_at timestamptz not null,
  check (from_hour <> to_hour)
);
