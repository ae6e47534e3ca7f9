import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLite, isLite, isLiteSuggested } from './lite-mode.ts';

const kept = new Map<string, string>();

const onLine = (connection: { saveData: boolean } | undefined) => vi.stubGlobal('navigator', { connection });

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('lite mode', () => {
  it('is suggested where the browser saves data, and not chosen for anybody', () => {
    onLine({ saveData: true });
    expect(isLiteSuggested()).toBe(true);
    expect(isLite()).toBe(false);
  });

  it.each([undefined, { saveData: false }])(
    'is not suggested on a connection that reports %j',
    (connection) => {
      onLine(connection);
      expect(isLiteSuggested()).toBe(false);
    },
  );

  it.each([true, false])('is not suggested again once somebody has said %s', (isOn) => {
    onLine({ saveData: true });
    chooseLite(isOn);
    expect(isLiteSuggested()).toBe(false);
    expect(isLite()).toBe(isOn);
  });
});
