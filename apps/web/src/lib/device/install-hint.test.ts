import { describe, expect, it } from 'vitest';
import { isTimeToHint } from './install-hint.ts';

function memory(isFull = false) {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('the hint to install', () => {
  it('comes on the second day, however often the first was a visit, and never again', () => {
    const storage = memory();
    expect(isTimeToHint('2026-11-15', storage)).toBe(false);
    expect(isTimeToHint('2026-11-15', storage)).toBe(false);
    expect(isTimeToHint('2026-11-16', storage)).toBe(true);
    expect(isTimeToHint('2026-11-16', storage)).toBe(false);
    expect(isTimeToHint('2026-11-20', storage)).toBe(false);
  });

  it('stays away where it could not be remembered', () => {
    const storage = memory(true);
    expect(isTimeToHint('2026-11-15', storage)).toBe(false);
    expect(isTimeToHint('2026-11-16', storage)).toBe(false);
  });
});
