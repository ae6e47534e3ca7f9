import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../lib/device/test/memory-storage.ts';
import { refusedBookingPlace } from '../../../../lib/work/queued-bookings.ts';
import { seatWishesOf } from './seat-requests.ts';

const SESSION = { id: 'clinic', title: 'Feature engineering clinic' };

afterEach(() => {
  vi.useRealTimers();
});

describe('a seat that is asked for without a connection', () => {
  it('is wanted until it is settled, and nobody else wants it', () => {
    const storage = memoryStorage();
    const wishes = seatWishesOf('thandi', storage);
    expect(wishes.want(SESSION, false, 'key')).toBe(true);
    expect(wishes.wishFor(SESSION)).toMatchObject({ orWait: false, repeatKey: 'key' });
    expect(seatWishesOf('sipho', storage).wishFor(SESSION)).toBeNull();
    wishes.settle(SESSION);
    expect(wishes.wishFor(SESSION)).toBeNull();
  });

  it('can be taken back, though not with the second press of the double click that asked for it', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const wishes = seatWishesOf('thandi', memoryStorage());
    wishes.want(SESSION, false, 'key');
    vi.advanceTimersByTime(999);
    expect(wishes.takeBack(SESSION)).toBe(false);
    expect(wishes.wishFor(SESSION)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(wishes.takeBack(SESSION)).toBe(true);
    expect(wishes.wishFor(SESSION)).toBeNull();
  });

  it('can be taken back at once where the clock was set back meanwhile', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T09:00:00.000Z') });
    const wishes = seatWishesOf('thandi', memoryStorage());
    wishes.want(SESSION, false, 'key');
    vi.setSystemTime('2026-11-16T08:00:00.000Z');
    expect(wishes.takeBack(SESSION)).toBe(true);
  });

  it('is not promised where the device has no room', () => {
    expect(seatWishesOf('thandi', null).want(SESSION, false, 'key')).toBe(false);
  });

  it('says why the academy could not give it, until it is asked for again', () => {
    const storage = memoryStorage();
    const wishes = seatWishesOf('thandi', storage);
    const { title } = SESSION;
    const refused = { title, orWait: false, sentence: 'The last seat is gone.' };
    refusedBookingPlace('thandi', storage).keep(refused, 'clinic');
    expect(wishes.refusalOf(SESSION)).toBe('The last seat is gone.');
    wishes.want(SESSION, true, 'key');
    expect(wishes.refusalOf(SESSION)).toBeNull();
  });
});
