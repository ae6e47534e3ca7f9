-- Everything that the academy holds about somebody, made ready to be taken away. What was taken is not kept.
create table data_exports (
  user_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  -- Compressed; null before it is ready and once it was taken.
  page bytea,
  json bytea,
  check ((ready_at is null) = (expires_at is null)),
  check (ready_at is not null or (page is null and json is null))
);
create index data_exports_by_end on data_exports (expires_at) where expires_at is not null;

-- Accounts whose owners have asked to be forgotten. Until `due_at` they can change their minds.
create table account_erasures (
  user_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null check (due_at > asked_at)
);
create index account_erasures_due on account_erasures (due_at);

-- What was removed, how much of it and when; never whose it was.
create table removals (
  id bigint generated always as identity primary key,
  cause text not null check (cause in ('retention', 'erasure')),
  ran_at timestamptz not null,
  -- Rows by table.
  removed jsonb not null check (jsonb_typeof(removed) = 'object')
);
create index removals_newest on removals (ran_at desc);

-- What a person has agreed to and taken back, in the order in which it was said.
create table consent_history (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  is_given boolean not null,
  said_at timestamptz not null
);
create index consent_history_of_user on consent_history (user_id, id desc);

insert into consent_history (user_id, kind, is_given, said_at)
select user_id, kind, is_given, said_at from (
  select user_id, 'mail/' || kind as kind, is_wanted as is_given, changed_at as said_at from mail_preferences
  union all select user_id, 'language-model', is_agreed, decided_at from llm_consents
  union all select user_id, 'leaderboard', true, joined_at from leaderboard_entries
) said order by said_at;

-- Written here and not by the modules, so that no way to change one's mind can forget the history.
create function keep_mail_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.is_wanted <> new.is_wanted then
    insert into consent_history (user_id, kind, is_given, said_at)
    values (new.user_id, 'mail/' || new.kind, new.is_wanted, new.changed_at);
  end if;
  return null;
end $$;
create trigger mail_preferences_history after insert or update on mail_preferences
  for each row execute function keep_mail_consent();

create function keep_model_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.is_agreed <> new.is_agreed then
    insert into consent_history (user_id, kind, is_given, said_at)
    values (new.user_id, 'language-model', new.is_agreed, new.decided_at);
  end if;
  return null;
end $$;
create trigger llm_consents_history after insert or update on llm_consents
  for each row execute function keep_model_consent();

create function keep_leaderboard_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into consent_history (user_id, kind, is_given, said_at)
    values (new.user_id, 'leaderboard', true, new.joined_at);
  -- Not where the whole account goes.
  elsif exists (select from users where id = old.user_id) then
    insert into consent_history (user_id, kind, is_given, said_at)
    values (old.user_id, 'leaderboard', false, now());
  end if;
  return null;
end $$;
create trigger leaderboard_entries_history after insert or delete on leaderboard_entries
  for each row execute function keep_leaderboard_consent();

-- Of somebody who is erased the log keeps the number only: the words that staff wrote may be taken out then, and only then.
create or replace function audit_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
     and (new.id, new.action, new.subject, new.happened_at)
         is not distinct from (old.id, old.action, old.subject, old.happened_at)
     and (new.actor_id is null or new.actor_id = old.actor_id)
     and (new.reason is not distinct from old.reason
          or (new.reason is null and not exists (select from users where id::text = old.subject))) then
    return new;
  end if;
  raise exception 'the audit log is only added to';
end $$;
