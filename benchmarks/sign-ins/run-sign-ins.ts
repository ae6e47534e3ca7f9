import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_LEARNER } from '../product-places.ts';
import { percentile } from '../statistics.ts';
import type { Product } from '../system/product.ts';
import { textTable } from '../text-table.ts';

const ROUNDS = 5;
const AT_ONCE = 500;
const CALM_MS = 10_000;
const BETWEEN_PAGES_MS = 20;
const GOAL_MS = 2000;
const PAGES = ['/', '/api/courses'];

/** The product behind a proxy that we control, so that strangers come from many addresses. */
export const SIGN_INS_SETTINGS = { TRUST_PROXY: '127.0.0.1' };

interface Attempt {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  readonly cookie?: string;
}

function signIn(url: string, { username, password, address, cookie }: Attempt): Promise<Response> {
  return fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...(cookie && { cookie }) },
    body: JSON.stringify({ username, password }),
  });
}

/**
 * A stranger with an address for each try: half of them guess the learner's password, half use an unknown name. Returns
 * the number of responses by status.
 */
async function flood(url: string, round: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const tries = Array.from({ length: AT_ONCE }, async (_, index) => {
    const answer = await signIn(url, {
      username: index % 2 === 0 ? DEMO_LEARNER.username : `nobody-${round}-${index}`,
      password: `guess ${index}`,
      address: `41.${round}.${index >> 8}.${index & 255}`,
    });
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  });
  await Promise.all(tries);
  return statuses;
}

const timed = async (act: () => Promise<Response>): Promise<number> => {
  const began = performance.now();
  const answer = await act();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return performance.now() - began;
};

/** How long pages take, repeated until there are enough samples, in ms. */
async function watchPages(url: string, isEnough: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isEnough()) {
    for (const page of PAGES) times.push(await timed(() => fetch(`${url}${page}`)));
    await pause(BETWEEN_PAGES_MS);
  }
  return times;
}

const row = (name: string, times: readonly number[]) => [
  name,
  String(times.length),
  ...[0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(0)),
];

/** Whether a learner with a known device gets in, and everybody else gets responses, while a stranger floods the sign-in. */
export async function runSignIns({ url }: Product): Promise<string> {
  const address = '102.65.1.1';
  const first = await signIn(url, { ...DEMO_LEARNER, address });
  const cookie = first.headers
    .getSetCookie()
    .find((each) => /device=/.test(each))
    ?.split(';', 1)[0];
  if (!first.ok || !cookie) throw new Error(`The learner did not get in: ${first.status}`);
  const enter = () => timed(() => signIn(url, { ...DEMO_LEARNER, address, cookie }));

  const calmEntries: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) calmEntries.push(await enter());
  const calmUntil = performance.now() + CALM_MS;
  const calmPages = await watchPages(url, () => performance.now() > calmUntil);

  const [entries, pages, statuses] = [[] as number[], [] as number[], new Map<number, number>()];
  for (let round = 0; round < ROUNDS; round += 1) {
    let isOver = false;
    const flooding = flood(url, round).finally(() => {
      isOver = true;
    });
    const [entry, seen, answers] = await Promise.all([enter(), watchPages(url, () => isOver), flooding]);
    entries.push(entry);
    pages.push(...seen);
    for (const [status, count] of answers) statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const verdict = percentile(entries, 1) < GOAL_MS ? 'reached' : 'not yet';
  return [
    textTable(
      ['ms', 'asked', 'p50', 'p95', 'most'],
      [
        row('the learner signs in, calm', calmEntries),
        row(`while ${AT_ONCE} strangers do at once`, entries),
        row('pages and courses, calm', calmPages),
        row('while strangers sign in', pages),
      ],
    ),
    '',
    `Strangers were answered ${answered}. Goal: the learner is in within ${GOAL_MS} ms: ${verdict}.`,
  ].join('\n');
}
