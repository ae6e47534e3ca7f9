-- What was answered under an Idempotency-Key, written in the same transaction as the effect.
create table repeatable_answers (
  scope text not null,
  key text not null check (length(key) between 1 and 200),
  fingerprint bytea not null,
  -- Null: the answer had no body, or was a refusal.
  body jsonb,
  refusal text,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index repeatable_answers_age on repeatable_answers (created_at);
