-- Searches of staff for people and in the audit log find words by an index instead of reading the whole table.
-- step: outside a transaction
create index concurrently if not exists users_words on users
  using gin ((coalesce(full_name, '') || ' ' || username || ' ' || coalesce(email, '')) gin_trgm_ops);
-- step: outside a transaction
create index concurrently if not exists users_suspended on users (created_at desc, id) where suspended_at is not null;
-- step: outside a transaction
create index concurrently if not exists users_invited on users (created_at desc, id)
  where suspended_at is null and password_hash is null;
-- step: outside a transaction
create index concurrently if not exists audit_log_words on audit_log
  using gin ((action || ' ' || subject) gin_trgm_ops);
-- step
-- The planner judges how common a word is by samples of the texts that were just indexed.
analyze users;
-- step
analyze audit_log;
