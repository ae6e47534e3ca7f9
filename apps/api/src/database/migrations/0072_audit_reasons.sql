alter table audit_log add column reason text check (length(reason) between 1 and 300);

-- What was written stays as it was; only the name of an account that is gone leaves it.
create function audit_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.actor_id is null
     and (new.id, new.action, new.subject, new.happened_at, new.reason)
         is not distinct from (old.id, old.action, old.subject, old.happened_at, old.reason) then
    return new;
  end if;
  raise exception 'the audit log is only added to';
end $$;
create trigger audit_log_stays before update or delete on audit_log
  for each row execute function audit_log_stays();

create index users_newest on users (created_at desc, id);
