import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../device/test/memory-storage.ts';
import { allowsReadAhead, isMetered, scheduleReadAhead } from './read-ahead.ts';

describe('reading ahead', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('on the line %j may happen: %s', (line, may) => {
    expect(allowsReadAhead(line)).toBe(may);
  });
});

describe('a page that has settled', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const onLine = (connection: object) => vi.stubGlobal('navigator', { connection });

  it('reads ahead after a second, not before', () => {
    onLine({});
    const task = vi.fn();
    scheduleReadAhead(task);
    vi.advanceTimersByTime(999);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledOnce();
  });

  it.each([
    ['on', false],
    [undefined, true],
  ])('in lite mode (%s) reads ahead: %s', (lite, may) => {
    onLine({ effectiveType: '4g' });
    vi.stubGlobal('document', { documentElement: { dataset: { lite } } });
    const task = vi.fn();
    scheduleReadAhead(task);
    vi.advanceTimersByTime(10_000);
    expect(task).toHaveBeenCalledTimes(may ? 1 : 0);
  });

  it('does not when it is left before, nor where data is saved', () => {
    const task = vi.fn();
    onLine({});
    scheduleReadAhead(task)();
    onLine({ saveData: true });
    scheduleReadAhead(task);
    vi.advanceTimersByTime(10_000);
    expect(task).not.toHaveBeenCalled();
  });
});

it.each([
  [{ type: 'cellular' }, true],
  [{ type: 'wifi', saveData: true }, true],
  [{ type: 'wifi' }, false],
  [{}, false],
])('whether each byte of the line %j is paid for: %j', (line, isPaidFor) => {
  expect(isMetered(line)).toBe(isPaidFor);
});

describe('on a connection about which the browser reports nothing', () => {
  afterEach(() => vi.unstubAllGlobals());
  const bundle = memoryStorage();
  bundle.setItem('academy.1/-/data-plan/', JSON.stringify({ bundle: { rand: 29, megabytes: 1024 } }));

  it('each byte is paid for where the learner has named a bundle, unless it is wifi', () => {
    vi.stubGlobal('localStorage', bundle);
    expect(isMetered({})).toBe(true);
    expect(isMetered({ type: 'wifi' })).toBe(false);
  });

  it('each byte is paid for in lite mode', () => {
    vi.stubGlobal('document', { documentElement: { dataset: { lite: 'on' } } });
    expect(isMetered({})).toBe(true);
  });
});
