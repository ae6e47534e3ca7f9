import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedState } from '../../writing/use-writing.ts';
import type { Writing } from '../../writing/writing.ts';
import { createCodeSaver, QUIET_MS } from './code-saver.ts';
import { keepOnDevice, readDeviceCode } from './device-code.ts';

const earlier: Writing = { text: 'a = 1', writtenAt: '2026-11-15T08:00:00.000Z' };
const later: Writing = { text: 'a = 2', writtenAt: '2026-11-15T10:00:01.000+02:00' };

describe('the code on the device', () => {
  function createStorage() {
    const entries = new Map<string, string>();
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    };
  }

  it('belongs to one learner and one lesson', () => {
    const storage = createStorage();
    keepOnDevice(storage, 'thandi', 'py-loops', earlier);
    expect(readDeviceCode(storage, 'thandi', 'py-loops')).toEqual(earlier);
    expect(readDeviceCode(storage, 'sipho', 'py-loops')).toBeNull();
    expect(readDeviceCode(storage, 'thandi', 'py-lists')).toBeNull();
  });

  it.each(['{', '[]', '{"text":1}', '{"text":"a","writtenAt":"yesterday"}'])(
    'that reads %s counts as none',
    (text) => {
      const storage = { getItem: () => text, setItem: () => undefined };
      expect(readDeviceCode(storage, 'thandi', 'py-loops')).toBeNull();
    },
  );

  it('may be forbidden', () => {
    const forbid = () => {
      throw new Error('forbidden');
    };
    const storage = { getItem: forbid, setItem: forbid };
    keepOnDevice(storage, 'thandi', 'py-loops', earlier);
    expect(readDeviceCode(storage, 'thandi', 'py-loops')).toBeNull();
  });
});

describe('saving', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  function setUp(send: (code: Writing) => Promise<Writing> = async (code) => code) {
    const kept: string[] = [];
    const sent: string[] = [];
    const states: SavedState[] = [];
    const newer: string[] = [];
    const saver = createCodeSaver({
      keep: ({ text }) => kept.push(text),
      send: (code) => {
        sent.push(code.text);
        return send(code);
      },
      now: () => new Date(),
      onState: (state) => states.push(state),
      onNewer: (text) => newer.push(text),
    });
    return { saver, kept, sent, states, newer };
  }

  it('keeps every change on the device at once and sends the last one after a quiet time', async () => {
    const { saver, kept, sent, states } = setUp();
    saver.write('a');
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    saver.write('ab');
    expect(kept).toEqual(['a', 'ab']);
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['ab']);
    expect(states).toEqual(['on-device', 'on-device', 'saved']);
  });

  it('says when only the device has it, and sends it again when asked', async () => {
    let isOnline = false;
    const { saver, sent, states } = setUp(async (code) => {
      if (!isOnline) throw new TypeError('offline');
      return code;
    });
    saver.write('a');
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    expect(states.at(-1)).toBe('on-device');
    isOnline = true;
    saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['a', 'a']);
    expect(states.at(-1)).toBe('saved');
    saver.flush();
    expect(sent).toHaveLength(2);
  });

  it('does not call a text saved that was typed on meanwhile', async () => {
    const { saver, states } = setUp(async (code) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return code;
    });
    saver.write('a');
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    saver.write('ab');
    await vi.advanceTimersByTimeAsync(500);
    expect(states.at(-1)).toBe('on-device');
    await vi.advanceTimersByTimeAsync(QUIET_MS + 500);
    expect(states.at(-1)).toBe('saved');
  });

  it('takes over what another device wrote later', async () => {
    const { saver, kept, newer } = setUp(async () => later);
    saver.resend(earlier);
    await vi.advanceTimersByTimeAsync(0);
    expect(newer).toEqual(['a = 2']);
    expect(kept).toEqual(['a = 2']);
  });
});
