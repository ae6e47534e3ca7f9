-- A person of the waiting list who has become a learner; a friend who brought them.
alter table waitlist_entries
  add column user_id uuid unique references users (id) on delete set null,
  add column referred_by uuid references waitlist_entries (id) check (referred_by <> id);

create table invitations (
  token_hash bytea primary key check (length(token_hash) = 32),
  entry_id uuid not null references waitlist_entries (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  revoked_at timestamptz
);
-- Of one person at most one link is neither used nor withdrawn.
create unique index invitations_one_open on invitations (entry_id) where used_at is null and revoked_at is null;
create index invitations_newest on invitations (entry_id, created_at desc);

-- What a learner did, once and for ever; everything that is earned is derived from it.
create table learning_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('friend-joined')),
  -- What the event is about: the same thing happens to the same person once.
  subject text not null,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  unique (user_id, kind, subject)
);

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references users (id) on delete set null,
  action text not null,
  subject text not null,
  happened_at timestamptz not null
);
