-- Badges are mailed by one job of the day, which looks for those that no mail has told. Before, each badge queued a job for
-- its owner and woke the worker: that cost the learner's step more than all that is recorded of it.
create or replace function notice_achievement() returns trigger language plpgsql as $$
begin
  insert into notices (user_id, kind, subject, happened_at)
  values (new.user_id, 'achievement', new.subject, new.occurred_at)
  on conflict do nothing;
  return null;
end
$$;

create index notices_unmailed on notices (user_id) where kind = 'achievement' and mailed_at is null;
