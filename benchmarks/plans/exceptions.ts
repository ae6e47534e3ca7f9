import type { Exception } from './judge-plans.ts';

/** Of the hourly count. */
const COUNTED =
  /^\s*with counted as|insert into (daily|item)_figures|delete from item_figures|from learner_tallies/;

const counting = (...tables: readonly string[]): readonly Exception[] =>
  tables.map((table) => ({
    table,
    statement: COUNTED,
    why: 'Once an hour all figures are counted again from everything, on a connection of their own.',
  }));

/** Statements that read more than an index leads to, each for a reason. A call of learners has none. */
export const EXCEPTIONS: readonly Exception[] = [
  ...counting('lesson_progress', 'course_progress', 'lesson_figures', 'item_figures', 'assessment_attempts'),
  ...counting('chat_messages', 'outbox_mails', 'learner_tallies', 'users', 'enrolments', 'payment_orders'),
  ...counting('learning_days', 'streaks'),
  {
    table: 'chat_messages',
    statement: /agent_type as purpose/,
    why: 'All replies of a month, by the index of their time, when an administrator looks at the agents.',
  },
  {
    table: 'item_figures',
    statement: /sum\(rest_square_sum\)/,
    why: 'All days of a year, by the index of the day, when an administrator asks for a year.',
  },
  {
    table: 'payment_refunds',
    statement: /"order_id" in \(\$1, \$2/,
    why: 'Refunds of the 1,000 orders of a list: one reading is less work than 1,000 searches while refunds are few.',
  },
  {
    table: 'users',
    statement: /order by u\.created_at desc/,
    why: 'A page that is hundreds of pages away is counted to, by the index of the order.',
  },
  {
    table: 'account_erasures',
    statement: /^select count\(\*\) from "account_erasures"/,
    why: 'An administrator sees how many accounts wait for their erasure, for thirty days at most.',
  },
  {
    table: 'content_gaps',
    statement: /^select "question" from/,
    why: 'Every night the rules of the day judge which questions are forgotten.',
  },
  {
    table: 'try_counts',
    statement: /^delete from "try_counts"/,
    why: 'Every try would pay for an index that only the nightly deletion uses (migration 0126).',
  },
  {
    table: 'certificates',
    statement: /from course_progress p\s+where p\.completed_at is not null/,
    why: 'A start of the server looks for completed courses without a certificate.',
  },
];
