-- The comparison of our books with the provider's is a job, because its lists may be long; the last one is kept to be read.
create table payment_reconciliations (
  id uuid primary key default gen_random_uuid(),
  from_day date not null,
  to_day date not null,
  state text not null check (state in ('running', 'done', 'failed')),
  asked_at timestamptz not null,
  ended_at timestamptz,
  result jsonb,
  check (from_day <= to_day),
  check ((state = 'running') = (ended_at is null)),
  check ((state = 'done') = (result is not null))
);
-- One at a time.
create unique index payment_reconciliations_running on payment_reconciliations (state) where state = 'running';
