import { sessionEndpoints } from '@academy/contract/teaching/sessions';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../../lib/answers/api-client.ts';
import { bookingFailed, bookingWaits, requestedText } from './booking-messages.ts';

const { refusals } = sessionEndpoints['POST /api/sessions/:sessionId/bookings'];

describe('a refused booking (2§5, 2§8)', () => {
  it.each([
    ['TRAIN-44', 'scheduling-conflict', 'Scheduling Conflict'],
    ['TRAIN-46', 'already-booked', 'Already Booked'],
    ['', 'session-full', 'Session Full'],
    ['', 'not-upcoming', 'Error'],
    ['', 'unknown-session', 'Error'],
  ] as const)("%s %s is titled %j, with the server's sentence", (_, code, title) => {
    const { status, sentence } = refusals[code];
    expect(bookingFailed(new ApiError(status, code, sentence))).toEqual({
      title,
      description: sentence,
      variant: 'destructive',
    });
  });

  it('without a connection says that nothing was changed', () => {
    expect(bookingFailed(new ApiError(0, 'unreachable', 'No.')).description).toContain('Nothing has changed');
  });
});

describe('a seat that is asked for without a connection', () => {
  it.each([
    [false, 'We will ask for your seat in “Charts” when you are back online.'],
    [true, 'We will ask for a place on the waiting list for “Charts” when you are back online.'],
  ])('with the waiting list being enough: %s, is promised as such', (orWait, words) => {
    expect(bookingWaits({ title: 'Charts' }, orWait).description).toBe(words);
    expect(requestedText(orWait)).toBe(words.replace(/ (?:in|for) “Charts”/, ''));
  });
});
