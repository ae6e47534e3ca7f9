import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { guardFolder } from './guard-client.ts';
import type { GuardEntry } from './guard-entry.ts';
import { startOf } from './process-start.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const SLEEP = 'setInterval(() => undefined, 1_000_000)';

/** Starts a process that leads a group and that only a guard ends. */
const PARENT = `
  import { spawn } from 'node:child_process';
  import { guardFolder, guardProcess } from ${JSON.stringify(pathOf('./guard-client.ts'))};
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(SLEEP)}], { detached: true, stdio: 'ignore' });
  guardProcess(child.pid);
  guardFolder(process.argv[1]);
  console.log(child.pid);
  ${SLEEP};
`;

function program(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function firstLineOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface(stdout)) return line;
  throw new Error('it said nothing');
}

async function guardWith(...guarded: GuardEntry[]): Promise<void> {
  const guard = program(pathOf('./guard.ts'));
  guard.stdin?.end(guarded.map((each) => `${JSON.stringify(each)}\n`).join(''));
  await once(guard, 'exit');
}

it('what a process started and made is removed after it was killed', async () => {
  const folder = temporaryFolder({ 'deep/file.txt': 'left' });
  const parent = program('--input-type=module', '-e', PARENT, folder);
  const left = Number(await firstLineOf(parent));
  expect(startOf(left)).toBeDefined();
  parent.kill('SIGKILL');
  await expect.poll(() => startOf(left)).toBeUndefined();
  await expect.poll(() => existsSync(folder)).toBe(false);
});

it('another process that has the id now is left alone', async () => {
  const other = program('-e', SLEEP);
  const pid = other.pid ?? 0;
  await guardWith({ pid, start: 'earlier' });
  expect(startOf(pid)).toBeDefined();
  await guardWith({ pid, start: startOf(pid) ?? '' });
  expect(other.signalCode ?? (await once(other, 'exit'))[1]).toBe('SIGKILL');
});

it('a line that was cut off spoils none before it', async () => {
  const folder = temporaryFolder();
  const guard = program(pathOf('./guard.ts'));
  guard.stdin?.end(`${JSON.stringify({ folder })}\n{"folder":"/tm`);
  await once(guard, 'exit');
  expect(existsSync(folder)).toBe(false);
});

it('a process is not taken for a database because its id is in the file of one', async () => {
  const other = program('-e', SLEEP);
  const folder = temporaryFolder();
  const cluster = join(folder, 'postgres/cluster');
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'postmaster.pid'), `${other.pid}\n${cluster}\n1\n5432\n/tmp\n`);
  await guardWith({ folder });
  expect(startOf(other.pid ?? 0)).toBeDefined();
  expect(existsSync(folder)).toBe(false);
});

it.each(['/tmp', '/academy-home', 'academy-here', '/home/somebody'])('%s is never removed', (folder) => {
  expect(() => guardFolder(folder)).toThrow('no temporary folder of ours');
});
