-- What the whole refund of a place took back (decision 100): one row for each place that ended so, open until the learner
-- has a place in the course again.
create table take_backs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  course_id text not null,
  course_title text not null check (course_title <> ''),
  -- What the place rested on: an order, or coins that staff have returned.
  order_id uuid unique references payment_orders (id),
  redemption_id uuid unique references coin_redemptions (id) deferrable initially deferred,
  taken_at timestamptz not null,
  given_back_at timestamptz,
  check ((order_id is null) <> (redemption_id is null)),
  check (given_back_at >= taken_at)
);
create unique index take_backs_open on take_backs (user_id, course_id) where given_back_at is null;

-- Badges that rest on refunded courses alone. The log keeps what was unlocked; these are not shown.
create table withdrawn_badges (
  user_id uuid not null references users (id) on delete cascade,
  achievement_id integer not null,
  withdrawn_at timestamptz not null,
  primary key (user_id, achievement_id)
);

-- The ledger is only added to, so a refund is an entry as well, and so is what comes back. It may leave a balance below
-- zero; nothing can be bought from there.
alter table coin_entries drop constraint coin_entries_kind_check;
alter table coin_entries drop constraint coin_entries_check;
alter table coin_entries
  add column take_back_id uuid references take_backs (id) deferrable initially deferred,
  add constraint coin_entries_kind_check
    check (kind in ('claimed', 'withdrawn', 'restored', 'redeemed', 'returned')),
  add constraint coin_entries_sign check ((kind in ('withdrawn', 'redeemed')) = (amount < 0)),
  add constraint coin_entries_taken check ((kind in ('withdrawn', 'restored')) = (take_back_id is not null)),
  -- However often the news of a refund comes, and however often a place is bought again.
  add constraint coin_entries_taken_once unique (take_back_id, kind);
alter table coin_accounts drop constraint coin_accounts_balance_check;

create or replace function add_to_coin_account() returns trigger language plpgsql as $$
declare
  is_earning boolean := new.kind in ('claimed', 'withdrawn', 'restored');
  balance_after integer;
begin
  if new.kind = 'returned' and not exists (
    select from coin_entries
     where redemption_id = new.redemption_id and kind = 'redeemed' and user_id = new.user_id and amount = -new.amount
  ) then
    raise exception 'Only what was spent can be returned.' using errcode = 'check_violation';
  end if;
  if new.kind = 'restored' and not exists (
    select from coin_entries
     where take_back_id = new.take_back_id and kind = 'withdrawn' and user_id = new.user_id and amount = -new.amount
  ) then
    raise exception 'Only what was withdrawn can be restored.' using errcode = 'check_violation';
  end if;
  insert into coin_accounts (user_id) values (new.user_id) on conflict do nothing;
  update coin_accounts
     set balance = balance + new.amount,
         earned = earned + case when is_earning then new.amount else 0 end,
         spent = spent - case when is_earning then 0 else new.amount end
   where user_id = new.user_id
  returning balance into balance_after;
  if new.kind = 'redeemed' and balance_after < 0 then
    raise exception 'Nobody spends coins that are not there.' using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Why a certificate was revoked, where that is public; null: between the academy and its learner.
alter table certificates
  add column revoked_because text check (revoked_because = 'refund'),
  add check (revoked_because is null or revoked_at is not null);
-- A revoked certificate stays revoked: who takes a refunded course again gets another one. What staff have revoked is not
-- issued again.
alter table certificates drop constraint certificates_user_id_course_id_key;
create unique index certificates_once on certificates (user_id, course_id) where revoked_because is null;
create index certificates_of_user on certificates (user_id, course_id);

-- Whoever has a place again gets back what a refund took, by whichever door it came.
create function queue_give_back() returns trigger language plpgsql as $$
begin
  if exists (select from take_backs
              where user_id = new.user_id and course_id = new.course_id and given_back_at is null) then
    perform graphile_worker.add_job(
      'give-back', json_build_object('userId', new.user_id, 'courseId', new.course_id));
  end if;
  return null;
end
$$;
create trigger enrolments_give_back after insert on enrolments
  for each row execute function queue_give_back();
