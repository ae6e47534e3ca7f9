import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_KINDS, unsentEntry } from '../device/device-store.ts';
import { provideUnsentWork } from './test/provided-unsent-work.ts';
import { countUnsentWork, hasUnsentWork, hasWorkHereAlone, onUnsentWork } from './unsent-work.ts';

function useStorage(): Map<string, string> {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  });
  return entries;
}

const placeOf = (kind: string) => unsentEntry('thandi', kind, () => null);
const work = { send: async () => undefined, waiting: () => [] };

describe('work on the device', () => {
  beforeEach(() => provideUnsentWork({ writing: work, project: work, booking: work }));
  afterEach(() => {
    provideUnsentWork({});
    vi.unstubAllGlobals();
  });

  it.each(DRAFT_KINDS)('of the kind %s would be lost at log-out, though nothing waits to be sent', (kind) => {
    useStorage();
    expect(hasWorkHereAlone('thandi')).toBe(false);
    placeOf(kind).store({} as never, 'one');
    expect(hasWorkHereAlone('thandi')).toBe(true);
    expect(hasWorkHereAlone('sipho')).toBe(false);
    expect(hasUnsentWork('thandi')).toBe(false);
  });

  it('of another tab would be lost at log-out too, though this tab does not know of it', () => {
    const entries = useStorage();
    placeOf('answer').store({} as never, 'one');
    expect(hasWorkHereAlone('thandi')).toBe(false);
    entries.delete('academy.1/thandi/answer/one');
    entries.set('academy.1/thandi/writing/two', '{}');
    expect(hasWorkHereAlone('thandi')).toBe(true);
  });

  it('that waits to be sent is counted, and would be lost too', () => {
    useStorage();
    placeOf('writing').store({} as never, 'one');
    placeOf('project').store({} as never, 'two');
    expect(countUnsentWork('thandi')).toBe(2);
    expect(hasWorkHereAlone('thandi')).toBe(true);
  });

  it('reports when it begins and ceases to wait, and other work does not', async () => {
    useStorage();
    const counts: number[] = [];
    const stop = onUnsentWork(() => counts.push(countUnsentWork('thandi')));
    placeOf('booking').store({} as never, 'one');
    expect(counts).toEqual([]);
    await Promise.resolve();
    placeOf('guess').store({} as never, 'two');
    await Promise.resolve();
    expect(counts).toEqual([1]);
    placeOf('booking').drop('one');
    await Promise.resolve();
    expect(counts).toEqual([1, 0]);
    stop();
    placeOf('booking').store({} as never, 'one');
    await Promise.resolve();
    expect(counts).toEqual([1, 0]);
  });
});
