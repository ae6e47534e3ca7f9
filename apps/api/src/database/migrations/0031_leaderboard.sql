-- Points of every learner stand in the tally, derived from the log; the leaderboard has only those who joined it.
alter table learner_tallies
  add column points integer not null default 0,
  add column week date,
  add column week_points integer not null default 0;

with worth as (
  select user_id, occurred_at,
         date_trunc('week', occurred_at at time zone 'Africa/Johannesburg')::date as week,
         case kind when 'lesson-completed' then 10 when 'module-completed' then 20 when 'session-attended' then 20
                   when 'assessment-passed' then 50 when 'project-passed' then 100 when 'course-completed' then 200
         end as points
    from learning_events
   where kind in ('lesson-completed', 'module-completed', 'session-attended', 'assessment-passed', 'project-passed',
                  'course-completed')
), newest as (
  select user_id, max(week) as week from worth group by user_id
)
update learner_tallies t
   set points = sums.points, week = sums.week, week_points = sums.week_points
  from (select w.user_id, sum(w.points) as points, n.week, sum(w.points) filter (where w.week = n.week) as week_points
          from worth w join newest n using (user_id) group by w.user_id, n.week) sums
 where sums.user_id = t.user_id;

create table leaderboard_entries (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  province text,
  joined_at timestamptz not null,
  all_points integer not null default 0 check (all_points >= 0),
  week date,
  week_points integer not null default 0 check (week_points >= 0)
);
-- A board is a range of one of these: whoever is above and below stands beside the learner.
create index leaderboard_all on leaderboard_entries (all_points, user_id);
create index leaderboard_all_of_province on leaderboard_entries (province, all_points, user_id);
create index leaderboard_week on leaderboard_entries (week, week_points, user_id);
create index leaderboard_week_of_province on leaderboard_entries (province, week, week_points, user_id);

-- The board follows the tally by itself: whoever has not joined has no row, and nothing is written for them.
create function keep_leaderboard_entry() returns trigger language plpgsql as $$
begin
  update leaderboard_entries
     set all_points = new.points, week = new.week, week_points = new.week_points
   where user_id = new.user_id;
  return null;
end $$;
create trigger keep_leaderboard_entry after update on learner_tallies for each row
  when (old.points is distinct from new.points) execute function keep_leaderboard_entry();
