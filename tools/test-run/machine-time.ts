import { readFileSync } from 'node:fs';

// Linux counts in hundredths of a second.
const TICKS_PER_SECOND = 100;

/**
 * Seconds that all processors of this machine have worked since it started; undefined if unknown. For the whole
 * machine, since a process's own count misses the children of a browser.
 */
export function busySeconds(): number | undefined {
  try {
    return busyTicks(readFileSync('/proc/stat', 'utf8')) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}

/** user, nice, system, irq and softirq of the line of all processors; not idle, iowait or stolen time. */
export function busyTicks(stat: string): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] =
    /^cpu .*/m.exec(stat)?.[0].split(/\s+/).map(Number) ?? [];
  return user + nice + system + irq + softirq;
}
