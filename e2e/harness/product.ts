import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { guardFolder, guardProcess } from '../../tools/guard/guard-client.ts';
import { projectRoot } from '../../tools/project-root.mjs';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { copyData, copyRunning } from './copy-data.ts';

const longestStartMs = 600_000;
const longestStopMs = 120_000;

interface ProductOptions {
  /** Lines of its log. */
  readonly name?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the real product on a separate database, and resolves when it is ready. */
export async function startProduct({ name = 'product', settings = {} }: ProductOptions = {}): Promise<{
  url: string;
  /** Lets later products of this run start with this one's data, without importing all courses again. */
  offerState: () => Promise<void>;
  stop: () => Promise<void>;
}> {
  const logFile = join(projectRoot, `.cache/test-run/${name}.log`);
  const dataFolder = makeFolder();
  if (process.env.FIRST_STATE) await copyData(process.env.FIRST_STATE, dataFolder);
  const port = await findFreePort();
  const server = spawnServer(logFile, {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataFolder,
    // All journeys come from one address.
    WAITLIST_TRIES: '1000',
    WAITLIST_PLACES_PER_ADDRESS: '1000',
    ...settings,
  });
  guardProcess(server.pid);
  const ended = once(server, 'exit');

  const stop = async () => {
    server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), longestStopMs);
    await ended;
    clearTimeout(late);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : error}\n${readFileSync(logFile, 'utf8')}`);
  }
  return { url, offerState: () => offerState(dataFolder), stop };
}

function makeFolder(): string {
  const folder = mkdtempSync(join(scratchFolder(), 'academy-e2e-'));
  guardFolder(folder);
  // The database's user must be able to enter it.
  chmodSync(folder, 0o711);
  return folder;
}

async function offerState(dataFolder: string): Promise<void> {
  const copy = makeFolder();
  // Without the copy each product starts empty.
  if (await copyRunning(dataFolder, copy)) process.env.FIRST_STATE = copy;
  else rmSync(copy, { recursive: true, force: true });
}

/**
 * Only the variables named here reach the product: a DATABASE_URL of the shell must not. Computing the embeddings of
 * all lessons takes minutes.
 */
function spawnServer(logFile: string, settings: Record<string, string>): ChildProcess {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  mkdirSync(join(logFile, '..'), { recursive: true });
  const log = openSync(logFile, 'w');
  // With type stripping, like `npm start`.
  const args = ['--import=./tools/stripped/register.mjs', 'apps/api/src/main.ts'];
  const server = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { PATH, HOME, TMPDIR, LANG, LOG_LEVEL: 'warn', DEMO: 'on', AGENT_MODEL: 'off', ...settings },
    stdio: ['ignore', log, log],
    // A separate process group: Ctrl-C must reach it only once, through the teardown.
    detached: true,
  });
  closeSync(log);
  return server;
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + longestStartMs;
  while (performance.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error('The product ended at its start:');
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(200);
  }
  throw new Error(`The product was not ready after ${longestStartMs / 1000} s:`);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
