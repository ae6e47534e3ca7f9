-- What learners asked and no lesson answered: the words without who said them, for those who write lessons.
create table content_gaps (
  question text primary key check (length(question) between 3 and 200),
  asked integer not null check (asked >= 1),
  last_asked_at timestamptz not null
);
create index content_gaps_by_count on content_gaps (asked desc, last_asked_at desc);

-- Replies by day are counted for administrators. Messages come in the order of time, so a few bytes for many pages do.
create index chat_messages_said on chat_messages using brin (said_at);
