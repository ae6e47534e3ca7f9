import { describe, expect, it } from 'vitest';
import { sendingTime, USUAL_QUIET_HOURS } from './index.ts';

const sast = (text: string) => new Date(`2026-11-${text}:00+02:00`);

describe('quiet hours', () => {
  it.each([
    ['16T19:59', '16T19:59'],
    ['16T20:00', '17T07:00'],
    ['16T23:59', '17T07:00'],
    ['17T00:00', '17T07:00'],
    ['17T06:59', '17T07:00'],
    ['17T07:00', '17T07:00'],
    ['30T21:00', '31T07:00'],
  ])('from 20:00 to 07:00 let a mail of %s go out at %s', (now, sent) => {
    const expected = sent.startsWith('31') ? new Date('2026-12-01T07:00:00+02:00') : sast(sent);
    expect(sendingTime(sast(now), { fromHour: 20, toHour: 7 })).toEqual(expected);
  });

  it('that are proposed begin at 20:00 and end at 07:00', () => {
    expect(sendingTime(sast('16T20:00'), USUAL_QUIET_HOURS)).toEqual(sast('17T07:00'));
    expect(sendingTime(sast('16T19:59'), USUAL_QUIET_HOURS)).toEqual(sast('16T19:59'));
  });

  it.each([
    ['16T11:59', '16T11:59'],
    ['16T12:00', '16T14:00'],
    ['16T13:59', '16T14:00'],
    ['16T14:00', '16T14:00'],
  ])('within a day let a mail of %s go out at %s', (now, sent) => {
    expect(sendingTime(sast(now), { fromHour: 12, toHour: 14 })).toEqual(sast(sent));
  });

  it('until midnight end with the day', () => {
    expect(sendingTime(sast('16T22:30'), { fromHour: 22, toHour: 0 })).toEqual(sast('17T00:00'));
  });

  it.each([
    ['17T06:59', '16T22:00'],
    ['17T07:00', '16T22:00'],
    ['17T07:01', '17T07:00'],
  ])('do not hold back what is of use only until %s', (usefulUntil, sent) => {
    const quiet = { fromHour: 20, toHour: 7 };
    expect(sendingTime(sast('16T22:00'), quiet, sast(usefulUntil))).toEqual(sast(sent));
  });

  it('that nobody asked for hold nothing back', () => {
    expect(sendingTime(sast('16T03:00'), null)).toEqual(sast('16T03:00'));
  });
});
