// How long the operations dashboard takes in an academy whose log has millions of events.
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, type SastDay, sastDay } from '@academy/domain/kernel';
import { type DayRange, rangeOfPeriod } from '@academy/domain/overview/operations';
import { createSender } from '../cpu/send-calls.ts';
import { type HotCall, read, signInSome } from '../growth/hot-calls.ts';
import { seedAcademy } from '../growth/seed-academy.ts';
import { STEPS } from '../growth/seed-statements.ts';
import { COURSE } from '../product-places.ts';
import { percentile } from '../statistics.ts';
import { type Product, startProduct } from '../system/product.ts';
import { textTable } from '../text-table.ts';

/** The log has eight events per learner: a quarter of a million learners have two million. */
const LEARNERS = 250_000;
const TURNS = 300;
const WARM_UP = 10;
const GOAL_MS = 300;
const LOOK_AGAIN_MS = 200;
const LONGEST_COUNT_MS = 10 * 60_000;

/** The periods that the screen offers are counted every hour; a custom year is counted on request. */
function callsOn(today: SastDay): readonly HotCall[] {
  const days = ({ from, to }: DayRange) => `figures=live&from=${from}&to=${to}`;
  const year = { from: addDays(today, -365), to: today };
  return [
    read(`/api/admin/operations?${days(rangeOfPeriod('week', today))}`, 'admin'),
    read(`/api/admin/operations?${days(rangeOfPeriod('quarter', today))}`, 'admin'),
    read(`/api/admin/operations?${days(year)}`, 'admin'),
    read(`/api/admin/insights?${days(rangeOfPeriod('quarter', today))}`, 'admin'),
    read(`/api/admin/insights?${days(year)}&courseId=${COURSE}`, 'admin'),
    read('/api/admin/overview', 'admin'),
  ];
}

/** As the worker does it every hour. */
async function countFigures(product: Product): Promise<string> {
  const database = await product.openDatabase();
  try {
    const began = performance.now();
    await database.query("select graphile_worker.add_job('roll-up-figures')");
    const left = `select attempts >= max_attempts as "isGivenUp", last_error as error
                    from graphile_worker.jobs where task_identifier = 'roll-up-figures'`;
    for (;;) {
      const [job] = (await database.query(left)).rows;
      if (!job) break;
      if (job.isGivenUp) throw new Error(`The job could not count: ${job.error}`);
      if (performance.now() - began > LONGEST_COUNT_MS)
        throw new Error(`The job has not counted within ten minutes: ${job.error ?? 'it is still at it'}`);
      await pause(LOOK_AGAIN_MS);
    }
    return `The job counted for ${((performance.now() - began) / 1000).toFixed(1)} s.`;
  } finally {
    await database.end();
  }
}

export async function runOperations(): Promise<string> {
  const product = await startProduct();
  try {
    await seedAcademy(product, { learners: LEARNERS, steps: STEPS }, (line) => console.log(line));
    console.log(await countFigures(product));
    const sender = createSender(product.url, 1);
    const [admin] = (await signInSome(product, LEARNERS, 1)).admin;
    if (!admin) throw new Error('No administrator signed in.');
    const rows: string[][] = [];
    for (const hot of callsOn(sastDay(new Date()))) {
      const times: number[] = [];
      for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
        const began = performance.now();
        await sender.send(hot.make(admin));
        if (turn >= 0) times.push(performance.now() - began);
      }
      const p99 = percentile(times, 0.99);
      rows.push([
        hot.name,
        percentile(times, 0.5).toFixed(1),
        p99.toFixed(1),
        p99 < GOAL_MS ? `< ${GOAL_MS}` : `< ${GOAL_MS}, not yet`,
      ]);
    }
    return textTable(['answer, ms', 'p50', 'p99', 'goal'], rows);
  } finally {
    await product.stop();
  }
}
