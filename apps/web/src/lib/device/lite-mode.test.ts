import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLite, isLite, isLiteSuggested } from './lite-mode.ts';

const items = new Map<string, string>();

const onLine = (connection: { saveData: boolean } | undefined) => vi.stubGlobal('navigator', { connection });

beforeEach(() => {
  items.clear();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
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
