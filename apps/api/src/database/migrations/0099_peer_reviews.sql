-- Learners read each other's projects by the same list, before the trainer's judgement, and only where it was asked for.
alter table project_submissions add column peers_asked_at timestamptz;

create table peer_reviews (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references project_submissions (id) on delete cascade,
  -- Of two places one: a project is offered to two people at most, however many ask at once.
  place smallint not null check (place in (1, 2)),
  learner_id uuid not null references users (id) on delete cascade,
  reviewer_id uuid not null references users (id) on delete cascade,
  project_id text not null references projects (id),
  offered_at timestamptz not null,
  -- Of the version that was read.
  handed_in_at timestamptz,
  sent_at timestamptz,
  comment text check (length(comment) <= 2000),
  criteria jsonb,
  reported_at timestamptz,
  -- A person of the staff has looked at the report; with hidden_at nobody else reads it any more.
  settled_at timestamptz,
  hidden_at timestamptz,
  unique (submission_id, place),
  unique (submission_id, reviewer_id),
  check (reviewer_id <> learner_id),
  check (num_nulls(sent_at, handed_in_at, comment, criteria) in (0, 4)),
  check (reported_at is null or sent_at is not null),
  check (settled_at is null or reported_at is not null),
  check (hidden_at is null or settled_at is not null)
);
create index peer_reviews_of_reviewer on peer_reviews (reviewer_id, project_id);
create index peer_reviews_of_learner on peer_reviews (learner_id, project_id);
create index project_submissions_for_peers on project_submissions (project_id, peers_asked_at)
  where reviewed_at is null and peers_asked_at is not null;
