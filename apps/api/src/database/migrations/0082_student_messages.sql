-- What those who teach have written to a learner by mail: kept, so that it can be looked up and is limited per day.
create table student_messages (
  id bigint generated always as identity primary key,
  sender_id uuid references users (id) on delete set null,
  user_id uuid not null references users (id) on delete cascade,
  course_id text not null references courses (id),
  content text not null check (length(content) between 1 and 2000),
  sent_at timestamptz not null
);
create index student_messages_of_sender on student_messages (sender_id, sent_at);
create index student_messages_to_learner on student_messages (user_id, sent_at);
