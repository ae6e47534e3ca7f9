import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startOf } from '../../../../tools/guard/process-start.ts';
import { serverOf } from './databases/own-cluster.ts';

const pathOf = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** Like a test worker: the product in a separate process, with its database, in a folder. */
const RUN = `
  import { openFolder } from ${pathOf('./databases/own-cluster.ts')};
  import { startProcess } from ${pathOf('./start-process.ts')};
  const folder = await openFolder();
  const { child, address } = startProcess({ DATA_DIR: folder });
  setInterval(() => {
    if (address()) console.log(JSON.stringify({ folder, pid: child.pid }));
  }, 50);
`;

it('a run that is killed leaves no server, no database and no folder', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void run.kill('SIGKILL'));
  const { value } = await createInterface(run.stdout)[Symbol.asyncIterator]().next();
  const { folder, pid } = JSON.parse(value ?? '') as { folder: string; pid: number };
  const database = await serverOf(folder);
  const record = await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8');
  const socketFolder = record.split('\n')[4] ?? '';
  expect([startOf(pid), startOf(database)]).not.toContain(undefined);
  expect(existsSync(socketFolder)).toBe(true);

  run.kill('SIGKILL');
  await expect.poll(() => startOf(pid)).toBeUndefined();
  await expect.poll(() => startOf(database)).toBeUndefined();
  await expect.poll(() => existsSync(folder)).toBe(false);
  expect(existsSync(socketFolder)).toBe(false);
});
