// `npm run bench`: prints ratios to a bare Fastify route of the same run. It never fails a test run.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from './child-process.ts';
import { measureClassroom } from './classroom.ts';
import { seedCrowd } from './crowd.ts';
import { measureVisits, visitsTable } from './page-visit.ts';
import { type Measured, measureInTurns } from './throughput.ts';

const ROUNDS = 5;
const SECONDS = 4;
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'learner', password: 'NexiiDemo1!' }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0];
  if (!cookie) throw new Error(`Signing in for the benchmark: ${answer.status}`);
  return cookie;
}

/** As many people as the stats name, so that the answer has its full size. */
async function fillWaitingList(url: string): Promise<void> {
  for (const name of ['Thandi', 'Sipho', 'Lerato', 'Pieter', 'Ayesha', 'Kagiso']) {
    const answer = await fetch(`${url}/api/waitlist/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@example.co.za`, name, province: 'KwaZulu-Natal' }),
    });
    if (answer.status !== 201) throw new Error(`Registering for the benchmark: ${answer.status}`);
  }
}

function table(measured: readonly Measured[]): string {
  const floor = measured[0]?.requestsPerSecond ?? 1;
  const rows = measured.map(({ name, requestsPerSecond, p99Ms, errors }) =>
    [
      name.padEnd(36),
      requestsPerSecond.toFixed(0).padStart(9),
      `${((100 * requestsPerSecond) / floor).toFixed(0)} %`.padStart(8),
      p99Ms.toFixed(0).padStart(8),
      String(errors).padStart(8),
    ].join(''),
  );
  return ['what                                   req/s   ratio  p99 ms  errors', ...rows].join('\n');
}

const dataDir = await mkdtemp(join(tmpdir(), 'academy-bench-'));
// The user of the database must be able to enter it.
await chmod(dataDir, 0o711);
const bare = await startProgram(file('bare-server.ts'), [], {});
const product = await startProgram(file('../apps/api/src/main.ts'), [], {
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  PUBLIC_URL: '',
  LOG_LEVEL: 'warn',
});
try {
  const cookie = await signIn(product.url);
  await fillWaitingList(product.url);
  const measured = await measureInTurns(
    [
      { name: 'bare Fastify route', url: bare.url },
      { name: 'GET /api/health', url: `${product.url}/api/health` },
      { name: 'GET /api/waitlist/stats', url: `${product.url}/api/waitlist/stats` },
      { name: 'GET /api/auth/user, signed in', url: `${product.url}/api/auth/user`, headers: { cookie } },
    ],
    ROUNDS,
    SECONDS,
  );
  console.log(`\n${table(measured)}\n`);
  console.log(`${visitsTable(await measureVisits(product.url))}\n`);
  console.log(await seedCrowd(dataDir));
  console.log(`${await measureClassroom(product.url, cookie)}\n`);
} finally {
  await product.stop();
  await bare.stop();
  await rm(dataDir, { recursive: true, force: true });
}
