import { describe, expect, it } from 'vitest';
import { bookSession } from './book-session.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00+02:00`);
const now = at('08:00');
const session = { startsAt: at('17:30'), endsAt: at('19:30'), seatsLeft: 1 };
const conflict = { title: 'Groups by hand', startsAt: at('19:00'), endsAt: at('20:00') };
const after = { title: 'Right after', startsAt: at('19:30'), endsAt: at('20:00') };
const wish = { session, own: null, booked: [], orWait: false, now } as const;
const full = { ...session, seatsLeft: 0 };
const refusal = (code: string) => ({ ok: false, refusal: { code } });
const conflicting = {
  ok: false,
  refusal: { code: 'scheduling-conflict', values: { title: 'Groups by hand' } },
};

describe('booking a session (2§4, 2§5)', () => {
  it('gives the last seat', () => {
    expect(bookSession(wish)).toEqual({ ok: true, value: 'booked' });
  });

  it('TRAIN-45 gives a seat in a session that starts when a booked one ends, or ends when it starts', () => {
    expect(bookSession({ ...wish, booked: [after] })).toEqual({ ok: true, value: 'booked' });
  });

  it.each([
    [at('17:29'), { ok: true, value: 'booked' }],
    [at('17:30'), refusal('not-upcoming')],
    [at('19:30'), refusal('not-upcoming')],
  ])('TRAIN-42 at %s', (moment, outcome) => {
    expect(bookSession({ ...wish, now: moment })).toEqual(outcome);
  });

  it('objects in a fixed order: unknown, already booked, not upcoming, overlap, full', () => {
    const worst = { own: 'booked', booked: [conflict], orWait: false, now: at('18:00') } as const;
    expect(bookSession({ ...worst, session: null })).toEqual(refusal('unknown-session'));
    expect(bookSession({ ...worst, session: full })).toEqual(refusal('already-booked'));
    expect(bookSession({ ...worst, session: full, own: null })).toEqual(refusal('not-upcoming'));
    expect(bookSession({ ...worst, session: full, own: null, now })).toEqual(conflicting);
    expect(bookSession({ ...worst, session: full, own: null, now, booked: [] })).toEqual(
      refusal('session-full'),
    );
  });

  it('TRAIN-46 calls a booked session booked, although it overlaps itself', () => {
    const booked = [{ ...session, title: 'Itself' }];
    expect(bookSession({ ...wish, own: 'booked', booked })).toEqual(refusal('already-booked'));
  });
});

describe('waiting for a seat', () => {
  it('is offered when the session is full and it is wanted, also over a booked session', () => {
    expect(bookSession({ ...wish, session: full, orWait: true })).toEqual({ ok: true, value: 'waiting' });
    expect(bookSession({ ...wish, session: full, orWait: true, booked: [conflict] })).toEqual({
      ok: true,
      value: 'waiting',
    });
  });

  it('does not come before a free seat, and does not hide a conflict', () => {
    expect(bookSession({ ...wish, orWait: true })).toEqual({ ok: true, value: 'booked' });
    expect(bookSession({ ...wish, orWait: true, booked: [conflict] })).toEqual(conflicting);
  });

  it('lets who waits book a seat that is free', () => {
    expect(bookSession({ ...wish, own: 'waiting' })).toEqual({ ok: true, value: 'booked' });
    expect(bookSession({ ...wish, own: 'waiting', session: full })).toEqual(refusal('session-full'));
  });

  it('is not possible for a session that has begun', () => {
    expect(bookSession({ ...wish, session: full, orWait: true, now: at('17:30') })).toEqual(
      refusal('not-upcoming'),
    );
  });
});
