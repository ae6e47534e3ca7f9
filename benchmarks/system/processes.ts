import { readdir, readFile } from 'node:fs/promises';
import { type ProcessStat, parsePss, parseSchedstat, parseStat } from './process-files.ts';

/** A process may end while it is being read; then there is no result. */
const readOrNothing = (path: string) => readFile(path, 'utf8').catch(() => '');

async function statOf(pid: number): Promise<ProcessStat | null> {
  const text = await readOrNothing(`/proc/${pid}/stat`);
  return text === '' ? null : parseStat(text);
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const stats = await Promise.all(pids.map(async (pid) => ({ pid, stat: await statOf(pid) })));
  return stats.filter(({ stat }) => stat?.parent === parent).map(({ pid }) => pid);
}

/** Time of all its threads, to the nanosecond. */
async function threadsNs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = await Promise.all(
    threads.map(async (thread) =>
      parseSchedstat(await readOrNothing(`/proc/${pid}/task/${thread}/schedstat`)),
    ),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

/** A server and its child processes, including those that have ended. */
async function familyNs(pid: number): Promise<number> {
  const living = [pid, ...(await childrenOf(pid))];
  const times = await Promise.all(living.map(threadsNs));
  return times.reduce((sum, time) => sum + time, (await statOf(pid))?.endedChildrenNs ?? 0);
}

/** Processor time of a database since its start, in ms. */
export async function databaseMs(postmasterPid: number): Promise<number> {
  return (await familyNs(postmasterPid)) / 1e6;
}

export interface Processes {
  readonly pid: number;
  /** Null if there is no database. */
  readonly postmasterPid: number | null;
}

/** Processor time since the start, in ms. */
export async function cpuMs({ pid, postmasterPid }: Processes): Promise<number> {
  // The server's own children are the database, which is counted separately, and learners' programs.
  const server = (await threadsNs(pid)) + ((await statOf(pid))?.endedChildrenNs ?? 0);
  const database = postmasterPid === null ? 0 : await familyNs(postmasterPid);
  return (server + database) / 1e6;
}

interface Memory {
  readonly serverBytes: number;
  readonly databaseBytes: number;
}

export async function memoryOf({ pid, postmasterPid }: Processes): Promise<Memory> {
  const pssOf = async (each: number) => parsePss(await readOrNothing(`/proc/${each}/smaps_rollup`));
  const database = postmasterPid === null ? [] : [postmasterPid, ...(await childrenOf(postmasterPid))];
  const parts = await Promise.all(database.map(pssOf));
  return { serverBytes: await pssOf(pid), databaseBytes: parts.reduce((sum, part) => sum + part, 0) };
}
