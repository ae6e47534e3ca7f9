-- Where a session or an online event is held, and who comes to an event.
-- A path of the academy itself stands for its own page; everything else is https.
alter table training_sessions add column joining_url text
  check (length(joining_url) <= 500 and joining_url ~ '^(https://[^\s]+|/[^/\s][^\s]*)$');
alter table events add column joining_url text
  check (length(joining_url) <= 500 and joining_url ~ '^(https://[^\s]+|/[^/\s][^\s]*)$');
-- Null: everybody finds room.
alter table events add column seats integer check (seats > 0);

create table event_registrations (
  event_id text not null references events (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  registered_at timestamptz not null,
  primary key (event_id, user_id)
);
create index event_registrations_of_user on event_registrations (user_id);
