-- For lists of staff and jobs that read a growing table from end to end.

-- As before, but the person is found by the index of the id, and not among the ids of all written as texts.
create or replace function audit_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
     and (new.id, new.action, new.subject, new.happened_at)
         is not distinct from (old.id, old.action, old.subject, old.happened_at)
     and (new.actor_id is null or new.actor_id = old.actor_id)
     and (new.reason is not distinct from old.reason
          or (new.reason is null and not exists (
                select from users where id = case
                  when old.subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then old.subject::uuid end))) then
    return new;
  end if;
  raise exception 'the audit log is only added to';
end $$;

-- step: outside a transaction
-- The queue of project reviews marks those with a report that nobody has settled: a handful among all.
create index concurrently if not exists peer_reviews_open_reports on peer_reviews (submission_id)
  where reported_at is not null and settled_at is null;
-- step: outside a transaction
-- What the nightly retention deletes of the next three tables.
create index concurrently if not exists one_time_links_expiry on one_time_links (expires_at);
-- step: outside a transaction
create index concurrently if not exists email_changes_age on email_changes (asked_at);
-- step: outside a transaction
create index concurrently if not exists content_gaps_age on content_gaps (last_asked_at);
-- step: outside a transaction
-- What was stored before recovery codes had a salt.
create index concurrently if not exists second_factors_unsalted on second_factors (user_id) where recovery_salt is null;
