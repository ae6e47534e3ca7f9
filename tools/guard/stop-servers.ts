import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { linuxProcess, startOf } from './process-start.ts';

const LOOK_EVERY_MS = 50;

/** Stops every PostgreSQL whose data is in the folder, and removes the folder of its socket. */
export async function stopServersIn(folder: string): Promise<void> {
  const records = globSync('{,*/}postgres/cluster/postmaster.pid', { cwd: folder });
  for (const record of records) await stopServer(join(folder, record));
}

async function stopServer(record: string): Promise<void> {
  const [pid = '', , , , socketFolder = ''] = readFileSync(record, 'utf8').split('\n');
  await endServer(Number(pid), realpathSync(dirname(record)));
  if (basename(socketFolder).startsWith('academy-pg-'))
    await rm(socketFolder, { recursive: true, force: true });
}

/** A fast but clean shutdown: killed, it would leave its shared memory behind. */
async function endServer(pid: number, cluster: string): Promise<void> {
  if (!isServerOf(pid, cluster)) return;
  try {
    process.kill(pid, 'SIGQUIT');
    // For a server that a test has frozen.
    process.kill(pid, 'SIGCONT');
  } catch {
    // It ended between the check and the signal.
  }
  while (isServerOf(pid, cluster)) await sleep(LOOK_EVERY_MS);
}

/** Not a later process with the same PID. */
function isServerOf(pid: number, cluster: string): boolean {
  if (!(pid > 0) || startOf(pid) === undefined) return false;
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    return stdout.includes(`-D ${cluster} `);
  }
  return linuxProcess(pid)?.name === 'postgres' && folderOf(pid) === cluster;
}

function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
