-- Which mails people want. A row is what somebody has said; without one the default of the kind holds.
create table mail_preferences (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  is_wanted boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, kind)
);

-- RFC 8058: the address that ends such mails goes into the head of each.
alter table outbox_mails add column unsubscribe_url text;

-- A badge is mailed once. What was unlocked before mails of badges were wanted is none.
alter table notices add column mailed_at timestamptz;

-- One mail a day, at 17:00 in South Africa, whatever the number of badges: the first of a day sets the time, the others
-- find the job there.
create or replace function notice_achievement() returns trigger language plpgsql as $$
declare
  here timestamp := now() at time zone 'Africa/Johannesburg';
begin
  insert into notices (user_id, kind, subject, happened_at)
  values (new.user_id, 'achievement', new.subject, new.occurred_at)
  on conflict do nothing;
  if exists (
    select from mail_preferences where user_id = new.user_id and kind = 'achievements' and is_wanted
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
