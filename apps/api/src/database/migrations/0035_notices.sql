-- What has happened to a person, for the bell. With kind and subject it is one notice, however often it is reported.
create table notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  subject text not null check (length(subject) between 1 and 200),
  -- The name of what it is about; null where that stands in the files of the content.
  title text check (length(title) between 1 and 300),
  due_at timestamptz,
  happened_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, kind, subject)
);
create index notices_of_user on notices (user_id, id desc);
create index notices_unread on notices (user_id) where read_at is null;
create index notices_read on notices (read_at) where read_at is not null;

-- A badge is noticed where it is recorded: reports of devices are one statement without a transaction around it.
create function notice_achievement() returns trigger language plpgsql as $$
begin
  insert into notices (user_id, kind, subject, happened_at)
  values (new.user_id, 'achievement', new.subject, new.occurred_at)
  on conflict do nothing;
  return null;
end
$$;

create trigger learning_events_notice after insert on learning_events
  for each row when (new.kind = 'achievement-unlocked') execute function notice_achievement();
