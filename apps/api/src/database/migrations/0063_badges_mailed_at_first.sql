-- Mails of badges are wanted by everybody who has not said otherwise. What was unlocked before that is not mailed.
update notices set mailed_at = now() where kind = 'achievement' and mailed_at is null;

create or replace function notice_achievement() returns trigger language plpgsql as $$
declare
  here timestamp := now() at time zone 'Africa/Johannesburg';
begin
  insert into notices (user_id, kind, subject, happened_at)
  values (new.user_id, 'achievement', new.subject, new.occurred_at)
  on conflict do nothing;
  if not exists (
    select from mail_preferences where user_id = new.user_id and kind = 'achievements' and not is_wanted
  ) then
    perform graphile_worker.add_job(
      'mail-achievements',
      json_build_object('userId', new.user_id),
      run_at := (here::date + case when here::time < '17:00' then 0 else 1 end + time '17:00')
                at time zone 'Africa/Johannesburg',
      job_key := 'mail-achievements:' || new.user_id,
      job_key_mode := 'preserve_run_at');
  end if;
  return null;
end
$$;
