import { describe, expect, it } from 'vitest';
import {
  firstOverlap,
  isOverlapping,
  movedTo,
  sessionProgress,
  sessionStatus,
  wrongStart,
} from './session.ts';

const between = (start: string, end: string) => ({ startsAt: new Date(start), endsAt: new Date(end) });
const sast = (day: string, from: string, until: string, lastDay = day) =>
  between(`${day}T${from}:00+02:00`, `${lastDay}T${until}:00+02:00`);
const evening = sast('2026-11-15', '17:30', '19:30');

describe('the status of a session (2§4)', () => {
  it.each([
    ['2026-11-15T17:29:59.999+02:00', 'upcoming', 0],
    ['2026-11-15T17:30:00.000+02:00', 'in-progress', 0],
    ['2026-11-15T18:30:00.000+02:00', 'in-progress', 50],
    ['2026-11-15T19:29:59.999+02:00', 'in-progress', 99],
    ['2026-11-15T19:30:00.000+02:00', 'completed', 100],
    ['2026-12-15T00:00:00.000+02:00', 'completed', 100],
  ])('TRAIN-42 at %s is %s, with %i per cent behind it', (now, status, progress) => {
    expect(sessionStatus(evening, new Date(now))).toBe(status);
    expect(sessionProgress(evening, new Date(now))).toBe(progress);
  });
});

describe('overlap (2§5)', () => {
  it.each([
    ['the same time', evening, true],
    ['one that starts exactly at its end', sast('2026-11-15', '19:30', '20:30'), false],
    ['one that starts a minute before its end', sast('2026-11-15', '19:29', '20:30'), true],
    ['one that ends exactly at its start', sast('2026-11-15', '16:30', '17:30'), false],
    ['one that ends a minute after its start', sast('2026-11-15', '16:30', '17:31'), true],
    ['one inside it', sast('2026-11-15', '18:00', '18:30'), true],
    ['one around it', sast('2026-11-15', '08:00', '22:00'), true],
    ['the same hours a day later', sast('2026-11-16', '17:30', '19:30'), false],
  ])('TRAIN-45 with %s', (_name, other, expected) => {
    expect(isOverlapping(evening, other)).toBe(expected);
    expect(isOverlapping(other, evening)).toBe(expected);
  });

  it.each([
    ['day', '2026-11-15', '2026-11-16'],
    ['month', '2026-11-30', '2026-12-01'],
    ['year', '2026-12-31', '2027-01-01'],
    ['leap day', '2028-02-28', '2028-02-29'],
  ])('TRAIN-45 holds across the turn of a %s in SAST', (_turn, before, after) => {
    const late = sast(before, '23:00', '00:30', after);
    expect(isOverlapping(late, sast(after, '00:00', '01:00'))).toBe(true);
    expect(isOverlapping(late, sast(after, '00:30', '01:00'))).toBe(false);
  });

  it('names the earliest of several', () => {
    const booked = [
      { title: 'Late', ...sast('2026-11-15', '19:00', '20:00') },
      { title: 'Early', ...sast('2026-11-15', '17:00', '18:00') },
      { title: 'Elsewhere', ...sast('2026-11-15', '08:00', '09:00') },
    ];
    expect(firstOverlap(evening, booked)?.title).toBe('Early');
    expect(firstOverlap(sast('2026-11-15', '12:00', '13:00'), booked)).toBeUndefined();
  });
});

describe('a moved session', () => {
  it('keeps its length', () => {
    expect(movedTo(evening, new Date('2026-12-31T23:00:00+02:00'))).toEqual(
      sast('2026-12-31', '23:00', '01:00', '2027-01-01'),
    );
  });
});

describe('a new start', () => {
  const now = new Date('2026-11-15T12:00:00.000Z');
  it.each([
    ['2026-11-15T12:00:00.000Z', 'in-the-past'],
    ['2026-11-15T12:00:00.001Z', null],
    ['2027-11-16T12:00:00.000Z', null],
    ['2027-11-16T12:00:00.001Z', 'too-far-ahead'],
    ['9999-12-31T23:59:59.999Z', 'too-far-ahead'],
    ['2026-12-31T23:59:60Z', 'in-the-past'],
  ])('of %s is wrong: %s', (start, wrong) => {
    expect(wrongStart(new Date(start), now)).toBe(wrong);
  });
});
