// What the screens of coins, badges, leaderboard and bell cost a database with a million entries in the coin ledger.
import { type HotCall, read } from './hot-calls.ts';
import { ofTables, type Step } from './seed-statements.ts';

/** Ledger entries of each learner; a hundred thousand learners then have a million. */
export const ENTRIES_EACH = 10;
const NOTICES_EACH = 5;
const SINCE = `now() - interval '1 day' * (1 + n % 300)`;

const rewards: readonly Step[] = [
  {
    name: 'coin_entries',
    text: `insert into coin_entries (user_id, kind, amount, description, occurred_at, event_id)
      select id, 'claimed', 50, 'Claimed: a lesson', ${SINCE} + interval '1 hour' * j, gen_random_uuid()
        from generate_series(1, ${ENTRIES_EACH}) as j cross join seeded order by j, n`,
  },
  {
    name: 'coin_accounts',
    text: `insert into coin_accounts (user_id, balance, earned, spent)
      select id, 50 * ${ENTRIES_EACH}, 50 * ${ENTRIES_EACH}, 0 from seeded order by n`,
  },
  {
    name: 'leaderboard_entries',
    text: `insert into leaderboard_entries (user_id, name, province, joined_at, all_points, week, week_points)
      select id, 'Learner ' || n, (array['Gauteng', 'Limpopo', 'Western Cape'])[1 + n % 3], ${SINCE}, (n::bigint * 7919) % 50000,
             date_trunc('week', now() at time zone 'Africa/Johannesburg')::date, (n::bigint * 104729) % 900
        from seeded order by n`,
  },
  {
    name: 'notices',
    text: `insert into notices (user_id, kind, subject, happened_at, read_at)
      select id, 'achievement', j::text, ${SINCE}, case when j < 4 then now() end
        from generate_series(1, ${NOTICES_EACH}) as j cross join seeded order by j, n`,
  },
];

export const REWARD_STEPS: readonly Step[] = [
  ...ofTables('users', 'enrolments', 'course_progress', 'streaks', 'learner_tallies', 'user_achievements'),
  ...ofTables('seen_achievements', 'learning_events'),
  ...rewards,
];

export const REWARD_CALLS: readonly HotCall[] = [
  read('/api/auth/user'),
  read('/api/coins'),
  read('/api/coins/entries'),
  read('/api/coins/choices'),
  read('/api/achievements/user'),
  read('/api/achievements/user/details'),
  read('/api/achievements/user/nearest'),
  read('/api/achievements/user/news'),
  read('/api/leaderboard?period=week'),
  read('/api/leaderboard?period=all'),
  read('/api/leaderboard?period=all&province=Gauteng'),
  read('/api/notices'),
  read('/api/admin/redemptions', 'admin'),
];
