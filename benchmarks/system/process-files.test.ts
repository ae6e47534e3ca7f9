import { describe, expect, it } from 'vitest';
import { parsePss, parseSchedstat, parseStat } from './process-files.ts';

describe('the process files of Linux', () => {
  it('names the parent and what ended children used, whatever the name of the process', () => {
    const stat = '42 (a (strange) name) S 7 42 42 0 -1 4194560 10 20 0 0 111 222 3 4 20 0 12 0 99 1000 2000';
    expect(parseStat(stat)).toEqual({ parent: 7, endedChildrenNs: 70_000_000 });
  });

  it('gives the time on a processor in nanoseconds', () => {
    expect(parseSchedstat('815961 7956406 2\n')).toBe(815_961);
    expect(parseSchedstat('')).toBe(0);
  });

  it('gives the proportional share of memory in bytes', () => {
    expect(parsePss('Rss:  900 kB\nPss:                 300 kB\nPss_Dirty: 7 kB\n')).toBe(307_200);
    expect(parsePss('')).toBe(0);
  });
});
