import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface LinuxProcess {
  readonly name: string;
  readonly group: number;
  readonly start: string;
}

/** When the process started, in a comparable form; undefined when it has ended. */
export function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxProcess(pid)?.start;
  return (
    spawnSync('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() ||
    undefined
  );
}

export function leadsGroup(pid: number): boolean {
  if (process.platform === 'linux') return linuxProcess(pid)?.group === pid;
  const { stdout } = spawnSync('/bin/ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) === pid;
}

/** Undefined for a zombie: it does nothing any more, and in some containers nothing ever reaps it. */
export function linuxProcess(pid: number): LinuxProcess | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A name may contain spaces and brackets; after its last bracket there are columns, from the third. */
function parseStat(stat: string): LinuxProcess | undefined {
  const end = stat.lastIndexOf(')');
  const columns = stat.slice(end + 2).split(' ');
  const [state, , group, start] = [columns[0], columns[1], columns[2], columns[19]];
  if (state === 'Z' || start === undefined) return undefined;
  return { name: stat.slice(stat.indexOf('(') + 1, end), group: Number(group), start };
}
