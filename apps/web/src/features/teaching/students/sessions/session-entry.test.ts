import { describe, expect, it } from 'vitest';
import { EMPTY_SESSION, readSessionEntry } from './session-entry.ts';

const filled = {
  ...EMPTY_SESSION,
  title: ' Clinic ',
  description: 'Bring your questions.',
  day: '2026-12-01',
  time: '17:30',
};

describe('a new session in the form', () => {
  it('is read with its time in South Africa', () => {
    expect(readSessionEntry(filled, false)).toEqual({
      title: 'Clinic',
      description: 'Bring your questions.',
      type: 'Live Session',
      courseId: null,
      date: '2026-12-01T15:30:00.000Z',
      minutes: 60,
      seats: 20,
      weeks: 1,
    });
    expect(readSessionEntry({ ...filled, instructorId: 'johan' }, true)).toMatchObject({
      instructorId: 'johan',
    });
  });

  it.each([
    [{ title: 'ab' }, 'title'],
    [{ description: ' ' }, 'what it is about'],
    [{ day: '' }, 'a day and a time'],
    [{ minutes: '14' }, 'minutes'],
    [{ minutes: '481' }, 'minutes'],
    [{ seats: '0' }, 'seats'],
    [{ seats: '2.5' }, 'seats'],
    [{ weeks: '13' }, 'weeks'],
    [{ weeks: '' }, 'weeks'],
  ])('that says %j asks for it', (change, asked) => {
    expect(readSessionEntry({ ...filled, ...change }, false)).toContain(asked);
  });

  it('of an administrator needs somebody who gives it', () => {
    expect(readSessionEntry(filled, true)).toBe('Please choose who gives it.');
  });
});
