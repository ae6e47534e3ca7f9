// Parsers for the text files about processes in Linux's /proc.

const NS_PER_TICK = 10_000_000;

export interface ProcessStat {
  readonly parent: number;
  /** The time of children that have ended and were waited for; the kernel reports it in ticks of 10 ms. */
  readonly endedChildrenNs: number;
}

/** `/proc/<pid>/stat`: the name in brackets may contain spaces and brackets itself. */
export function parseStat(text: string): ProcessStat {
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .trim()
    .split(' ');
  const field = (number: number) => Number(fields[number - 3] ?? 0);
  return { parent: field(4), endedChildrenNs: (field(16) + field(17)) * NS_PER_TICK };
}

/** `/proc/<pid>/task/<tid>/schedstat`: time on a processor, time in the queue, turns. */
export function parseSchedstat(text: string): number {
  return Number(text.split(' ', 1)[0] ?? 0);
}

/** `/proc/<pid>/smaps_rollup`: memory of the process, shared pages in equal shares, in bytes. */
export function parsePss(text: string): number {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024;
}
