// What every read of the contract, an evening of learners and every job read of the tables that grow.
import { hash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { startExplaining } from '../growth/explain.ts';
import { seedAcademy } from '../growth/seed-academy.ts';
import { type Product, startProduct } from '../system/product.ts';
import type { Learner, Places } from './evening.ts';
import { runJob } from './jobs.ts';
import { PlanCheck } from './plan-check.ts';
import { type PlanRow, plansTable } from './plans-table.ts';
import { ALL_STEPS } from './seed-all-tables.ts';

/** Multiples of twelve have a row in every table. */
const EVENINGS_OF = [3, 5, 7].map((part) => (learners: number) => 12 * Math.floor(learners / 12 / part));

async function signIn(database: pg.Client, usernames: readonly string[]): Promise<readonly string[]> {
  const tokens = usernames.map(() => randomBytes(32).toString('base64url'));
  await database.query(
    `insert into sign_ins (token_hash, user_id, device, created_at, last_seen_at)
     select t.token_hash, u.id, 'benchmark', now(), now()
       from unnest($1::bytea[], $2::text[]) as t (token_hash, username) join users u using (username)`,
    [tokens.map((token) => hash('sha256', token, 'buffer')), usernames],
  );
  return tokens.map((token) => `sign-in=${token}`);
}

const FIND_PLACES = `
  select (select id from training_sessions where starts_at > now() + interval '1 day' order by starts_at limit 1) as "sessionId",
         (select id from events where seats is null and starts_at > now() + interval '1 day' limit 1) as "eventId"`;
const FIND_LEARNERS = 'select id, username from users where username = any($1) order by username';
/** After the days in which their owners could have changed their minds. */
const LET_ERASURES_BE_DUE = `
  update account_erasures set asked_at = now() - interval '40 days', due_at = now() - interval '1 day' where user_id = any($1::uuid[])`;

async function checkPlans(
  product: Product,
  database: pg.Client,
  learners: number,
): Promise<readonly PlanRow[]> {
  const plans = new PlanCheck(product, database);
  const [places] = (await database.query<Places>(FIND_PLACES)).rows;
  if (!places) throw new Error('The demonstration has no session to come.');
  const usernames = EVENINGS_OF.map((numberOf) => `grown${numberOf(learners)}`);
  const found = (await database.query<Learner>(FIND_LEARNERS, [usernames])).rows;
  for (const [turn, learner] of found.entries()) {
    const [mine = '', trainer = '', admin = ''] = await signIn(database, [
      learner.username,
      'trainer',
      'admin',
    ]);
    const cookies = { learner: mine, trainer, admin };
    if (turn === 0) await plans.readAll(learner, cookies);
    await plans.spendEvening(learner, cookies, places);
  }
  await database.query(LET_ERASURES_BE_DUE, [found.map(({ id }) => id)]);
  await plans.runJobs();
  if (plans.refusals.length > 0) throw new Error(`Not all work was done.\n${plans.refusals.join('\n')}`);
  return plans.rows;
}

/** As after a night: nothing is overdue, and the figures have been counted. */
async function passNight(product: Product): Promise<void> {
  const database = await product.openDatabase();
  try {
    for (const job of ['forget-old-rows', 'roll-up-figures']) await runJob(database, job);
    await database.query('vacuum analyze');
  } finally {
    await database.end();
  }
}

export async function runPlans(learners: number): Promise<string> {
  const product = await startProduct();
  try {
    await seedAcademy(product, { learners, steps: ALL_STEPS }, (line) => console.log(line));
    await passNight(product);
    // It ends all connections.
    await startExplaining(product);
    const database = await product.openDatabase();
    try {
      const rows = await checkPlans(product, database, learners);
      if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
      return plansTable(rows);
    } finally {
      await database.end();
    }
  } finally {
    await product.stop();
  }
}
