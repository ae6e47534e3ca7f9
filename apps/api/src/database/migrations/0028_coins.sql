-- Coins: an append-only ledger, what it sums up to, and what was asked for in exchange. The sums are kept by the database
-- itself, so that no road to the ledger can spend a coin twice or leave a balance below zero.

-- Something worth coins from before this log, for which somebody vouches.
alter table learning_events drop constraint learning_events_kind_check;
alter table learning_events add constraint learning_events_kind_check check (kind in (
  'lesson-opened', 'lesson-studied', 'lesson-read', 'check-answered', 'exercise-tried',
  'lesson-completed', 'module-completed', 'course-completed', 'assessment-passed', 'project-passed',
  'course-joined', 'streak-reached', 'session-attended', 'friend-joined',
  'course-recognised', 'skill-recognised', 'study-recognised', 'activity-recognised', 'achievement-unlocked'
));

-- A place taken with coins stays when early access ends.
alter table enrolments drop constraint enrolments_access_check;
alter table enrolments add constraint enrolments_access_check check (access in ('early-access', 'coins'));

create table coin_accounts (
  user_id uuid primary key references users (id) on delete cascade,
  balance integer not null default 0 check (balance >= 0),
  earned integer not null default 0 check (earned >= 0),
  spent integer not null default 0 check (spent >= 0),
  check (balance = earned - spent)
);

create table coin_redemptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  reward_id text not null check (reward_id in ('course', 'mentorship', 'certificate', 'workshop', 'career')),
  cost integer not null check (cost > 0),
  state text not null check (state in ('open', 'accepted', 'fulfilled', 'returned')),
  -- The course that was chosen; its title too, because the catalogue may forget it.
  course_id text,
  course_title text,
  note text check (length(note) <= 500),
  address text check (length(address) <= 300),
  requested_at timestamptz not null,
  appointed_at timestamptz,
  settled_at timestamptz,
  reason text check (length(reason) <= 300),
  check ((reward_id in ('course', 'certificate')) = (course_id is not null)),
  check ((course_id is null) = (course_title is null)),
  check ((reward_id = 'certificate') = (address is not null)),
  check (state <> 'accepted' or appointed_at is not null),
  check ((state in ('fulfilled', 'returned')) = (settled_at is not null)),
  check ((state = 'returned') = (reason is not null))
);
create index coin_redemptions_of_user on coin_redemptions (user_id, requested_at desc);
create index coin_redemptions_pending on coin_redemptions (requested_at) where state in ('open', 'accepted');
create index coin_redemptions_settled on coin_redemptions (settled_at desc) where settled_at is not null;

create table coin_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- The order of one learner's entries: they are added under the lock of the account.
  sequence bigint generated always as identity,
  kind text not null check (kind in ('claimed', 'redeemed', 'returned')),
  amount integer not null check (amount <> 0),
  description text not null check (length(description) between 1 and 200),
  occurred_at timestamptz not null,
  -- Deferred, because account, log and ledger leave together.
  event_id uuid unique references learning_events (id) deferrable initially deferred,
  redemption_id uuid references coin_redemptions (id) deferrable initially deferred,
  unique (redemption_id, kind),
  check ((kind = 'redeemed') = (amount < 0)),
  check ((kind = 'claimed') = (event_id is not null)),
  check ((kind in ('redeemed', 'returned')) = (redemption_id is not null))
);
create unique index coin_entries_of_user on coin_entries (user_id, sequence desc);

create function add_to_coin_account() returns trigger language plpgsql as $$
begin
  if new.kind = 'returned' and not exists (
    select from coin_entries
     where redemption_id = new.redemption_id and kind = 'redeemed' and user_id = new.user_id and amount = -new.amount
  ) then
    raise exception 'Only what was spent can be returned.' using errcode = 'check_violation';
  end if;
  insert into coin_accounts (user_id) values (new.user_id) on conflict do nothing;
  update coin_accounts
     set balance = balance + new.amount,
         earned = earned + case when new.kind = 'claimed' then new.amount else 0 end,
         spent = spent - case when new.kind = 'claimed' then 0 else new.amount end
   where user_id = new.user_id;
  return null;
end $$;
create trigger coin_entries_add_up after insert on coin_entries
  for each row execute function add_to_coin_account();

create function keep_coin_entries() returns trigger language plpgsql as $$
begin
  -- An account that is removed takes its ledger along: that deletion comes from the foreign key, one trigger deep.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'The ledger of coins is only added to.' using errcode = 'restrict_violation';
end $$;
create trigger coin_entries_stay before update or delete on coin_entries
  for each row execute function keep_coin_entries();
create trigger coin_entries_are_not_emptied before truncate on coin_entries
  for each statement execute function keep_coin_entries();
