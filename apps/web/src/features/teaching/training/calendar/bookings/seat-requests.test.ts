import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../../lib/device/test/memory-storage.ts';
import { refusalEntry } from '../../../../../lib/work/refusals.ts';
import { seatRequestsOf } from './seat-requests.ts';

const SESSION = { id: 'clinic', title: 'Feature engineering clinic' };

afterEach(() => {
  vi.useRealTimers();
});

describe('a seat that is asked for without a connection', () => {
  it('is wanted until it is settled, and nobody else wants it', () => {
    const storage = memoryStorage();
    const seats = seatRequestsOf('thandi', storage);
    expect(seats.add(SESSION, false, 'key')).toBe(true);
    expect(seats.find(SESSION)).toMatchObject({ orWait: false, repeatKey: 'key' });
    expect(seatRequestsOf('sipho', storage).find(SESSION)).toBeNull();
    seats.settle(SESSION);
    expect(seats.find(SESSION)).toBeNull();
  });

  it('can be taken back, though not with the second press of the double click that asked for it', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const seats = seatRequestsOf('thandi', memoryStorage());
    seats.add(SESSION, false, 'key');
    vi.advanceTimersByTime(999);
    expect(seats.cancel(SESSION)).toBe(false);
    expect(seats.find(SESSION)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(seats.cancel(SESSION)).toBe(true);
    expect(seats.find(SESSION)).toBeNull();
  });

  it('can be taken back at once where the clock was set back meanwhile', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T09:00:00.000Z') });
    const seats = seatRequestsOf('thandi', memoryStorage());
    seats.add(SESSION, false, 'key');
    vi.setSystemTime('2026-11-16T08:00:00.000Z');
    expect(seats.cancel(SESSION)).toBe(true);
  });

  it('is not promised where the device has no room', () => {
    expect(seatRequestsOf('thandi', null).add(SESSION, false, 'key')).toBe(false);
  });

  it('says why the academy could not give it, until it is asked for again', () => {
    const storage = memoryStorage();
    const seats = seatRequestsOf('thandi', storage);
    const refusal = { words: 'A seat', sentence: 'The last seat is gone.' };
    refusalEntry('thandi', 'refused-request', storage).store(refusal, 'booking/clinic');
    expect(seats.refusalOf(SESSION)).toBe('The last seat is gone.');
    seats.add(SESSION, true, 'key');
    expect(seats.refusalOf(SESSION)).toBeNull();
  });
});
