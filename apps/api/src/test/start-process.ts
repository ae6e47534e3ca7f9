import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { guardFolder, guardProcess } from '../../../../tools/guard/guard-client.ts';
import type { TestDatabase } from './databases/test-database.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
export const RELEASE = fileURLToPath(new URL('../commands/release.ts', import.meta.url));

export interface StartedProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Empty until the process reports that it is running. */
  readonly address: () => string;
  readonly ended: Promise<number | null>;
}

const started: StartedProcess[] = [];

const folders = new Map<string, string>();

/** Where the processes on an external database keep their files, among them the keys that they share. */
function folderOf(databaseUrl: string): string {
  const known = folders.get(databaseUrl);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'academy-process-'));
  // Deleted after the test worker.
  guardFolder(folder);
  folders.set(databaseUrl, folder);
  return folder;
}

/** The whole product in a separate process, on a port that the system chooses; or one of its commands. */
export function startProcess(environment: Record<string, string>, program: string = MAIN): StartedProcess {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'warn',
      // These tests do not need embeddings of every lesson.
      AGENT_MODEL: 'off',
      ...(environment.DATABASE_URL && { DATA_DIR: folderOf(environment.DATABASE_URL) }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  guardProcess(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const each = {
    child,
    output: () => output,
    address: () => /running on (http:\S+)/.exec(output)?.[1] ?? '',
    ended: once(child, 'exit').then(([code]) => code as number | null),
  };
  started.push(each);
  return each;
}

/** Another server on the database of an app in this process. The keys of that app are in no file: it registers its own. */
export async function startProcessBeside(
  { name, pool }: TestDatabase,
  environment: Record<string, string> = {},
  program: string = MAIN,
): Promise<StartedProcess> {
  await pool.query('delete from signing_keys; delete from sealing_key');
  const { host, user } = inject('cluster');
  const DATABASE_URL = `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`;
  return startProcess({ ...environment, DATABASE_URL }, program);
}

/** For `afterEach`: ends the processes that a test has left running. */
export async function killStarted(): Promise<void> {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
}
