import { setTimeout as pause } from 'node:timers/promises';
import { addLearners } from '../cpu/learners.ts';
import { COURSE } from '../product-places.ts';
import { percentile } from '../statistics.ts';
import type { Product } from '../system/product.ts';
import { textTable } from '../text-table.ts';
import { ASSESSMENT, askForProgram, QUESTION } from './code-question.ts';

const FLOOD_MS = 30_000;
const CALM_MS = 10_000;
const AT_ONCE = 40;
const LEARNERS = 400;
const BETWEEN_LOOKS_MS = 20;
const GOAL_MS = 100;

/** Some end at once, some never; some use all the memory. */
const PROGRAMS = [
  'def double(n):\n    return 2 * n\n',
  'while True:\n    pass\n',
  'x = [0]\nwhile True:\n    x = x + x\n',
];

type Post = (path: string, body?: unknown) => Promise<Response>;

function posting(url: string, cookie: string): Post {
  return (path, body) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

async function handIn(post: Post, source: string): Promise<number> {
  const begun = await post(`/api/assessments/${ASSESSMENT}/attempts`);
  if (!begun.ok) throw new Error(`Beginning an attempt: ${begun.status} ${await begun.text()}`);
  const { attemptId } = (await begun.json()) as { attemptId: string };
  const answers = { [QUESTION]: { kind: 'code', source } };
  const marked = await post(`/api/assessment-attempts/${attemptId}/answers`, { answers });
  await marked.arrayBuffer();
  return marked.status;
}

/** Learner after learner submits a program, many at once; returns the number of responses by status. */
async function flood(url: string, cookies: readonly string[]): Promise<Map<number, number>> {
  const end = performance.now() + FLOOD_MS;
  const statuses = new Map<number, number>();
  const waiting = cookies.entries();
  async function line(): Promise<void> {
    for (const [index, cookie] of waiting) {
      const source = PROGRAMS[index % PROGRAMS.length] ?? '';
      const status = await handIn(posting(url, cookie), source);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (performance.now() > end) return;
      // A learner who has to wait comes back, if only as somebody else.
      if (status !== 200) await pause(500);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return statuses;
}

/** How long the health route takes, repeated until there are enough samples, in ms. */
async function watchHealth(url: string, isEnough: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isEnough()) {
    const start = performance.now();
    await (await fetch(`${url}/api/health`)).arrayBuffer();
    times.push(performance.now() - start);
    await pause(BETWEEN_LOOKS_MS);
  }
  return times;
}

const row = (name: string, times: readonly number[]) => [
  name,
  String(times.length),
  ...[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1)),
  percentile(times, 1).toFixed(1),
];

/** Whether everybody else still gets responses while learners' programs use both processors. */
export async function runPrograms(product: Product): Promise<string> {
  await askForProgram(product);
  const { cookies } = await addLearners(product, LEARNERS, COURSE);
  const calmUntil = performance.now() + CALM_MS;
  const calm = await watchHealth(product.url, () => performance.now() > calmUntil);
  let isOver = false;
  const flooding = flood(product.url, cookies).finally(() => {
    isOver = true;
  });
  const busy = await watchHealth(product.url, () => isOver);
  const statuses = [...(await flooding)].map(([status, count]) => `${count} × ${status}`).join(', ');
  const verdict = percentile(busy, 0.99) < GOAL_MS ? 'reached' : 'not yet';
  return [
    textTable(
      ['GET /api/health, ms', 'asked', 'p50', 'p95', 'p99', 'most'],
      [row('calm', calm), row('while programs flood the sandbox', busy)],
    ),
    '',
    `${AT_ONCE} learners at once hand in programs; answers: ${statuses}. Goal: p99 < ${GOAL_MS} ms: ${verdict}.`,
  ].join('\n');
}
