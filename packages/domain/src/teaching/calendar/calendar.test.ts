import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarText } from './calendar.ts';
import { contentLine, escapedText, utcTime } from './content-line.ts';

const octets = (text: string) => new TextEncoder().encode(text).length;
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('a line of a calendar (RFC 5545)', () => {
  it('ends with CR and LF', () => {
    expect(contentLine('VERSION', '2.0')).toBe('VERSION:2.0\r\n');
  });

  it('stays whole with 75 octets and is folded with 76', () => {
    const [whole, longer] = ['x'.repeat(73), 'x'.repeat(74)];
    expect(contentLine('N', whole)).toBe(`N:${whole}\r\n`);
    expect(contentLine('N', longer)).toBe(`N:${whole}\r\n x\r\n`);
  });

  it('counts the space of a folded line among its 75 octets', () => {
    const lines = contentLine('N', 'x'.repeat(73 + 74 + 1)).split('\r\n');
    expect(lines.map(octets)).toEqual([75, 75, 2, 0]);
  });

  it.each(['é', 'ṱ', '€', '🌍'])('is folded by octets and never inside %s', (character) => {
    for (let before = 60; before < 76; before += 1) {
      const value = `${'x'.repeat(before)}${character.repeat(60)}`;
      const line = contentLine('N', value);
      for (const part of line.split('\r\n')) expect(octets(part)).toBeLessThanOrEqual(75);
      expect(unfolded(line)).toBe(`N:${value}\r\n`);
      expect(line).toBe(line.toWellFormed());
    }
  });

  it('replaces half a character', () => {
    expect(contentLine('N', '\ud83c')).toBe('N:\ufffd\r\n');
  });
});

describe('a text in a calendar', () => {
  it.each([
    ['a, b; c', 'a\\, b\\; c'],
    ['C:\\data', 'C:\\\\data'],
    ['one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
    ['\\n', '\\\\n'],
    ['tab\tstays, bell\u0007 goes\u007f', 'tab\tstays\\, bell goes'],
    ['x\r\nEND:VCALENDAR', 'x\\nEND:VCALENDAR'],
    ['one\u0085two\u2028three\u2029four', 'one\\ntwo\\nthree\\nfour'],
    ['\u202eevil\u2066 \u009b31m', 'evil 31m'],
    ['"quoted": fine', '"quoted": fine'],
  ])('%j is written %j', (text, written) => {
    expect(escapedText(text)).toBe(written);
  });
});

describe('a time in a calendar', () => {
  it('is UTC without fractions, also at the turn of a year in SAST', () => {
    expect(utcTime(new Date('2027-01-01T00:00:00.900+02:00'))).toBe('20261231T220000Z');
  });
});

describe('a calendar', () => {
  const entry: CalendarEntry = {
    uid: 'session-k-means@academy',
    revision: 2,
    title: 'Groups, by hand',
    description: 'Live Session with Johan van Wyk',
    place: null,
    url: 'https://academy.example/training',
    startsAt: new Date('2026-11-17T16:30:00Z'),
    endsAt: new Date('2026-11-17T18:00:00Z'),
  };
  const now = new Date('2026-11-15T12:00:00Z');

  it('holds each entry with its identity, revision and times', () => {
    const lines = calendarText({ name: 'NexusAI Academy', entries: [entry], now }).split('\r\n');
    expect(lines.slice(0, 4)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//NexusAI Academy//Calendar//EN',
      'CALSCALE:GREGORIAN',
    ]);
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:session-k-means@academy',
      'DTSTAMP:20261115T120000Z',
      'DTSTART:20261117T163000Z',
      'DTEND:20261117T180000Z',
      'SEQUENCE:2',
      'SUMMARY:Groups\\, by hand',
      'DESCRIPTION:Live Session with Johan van Wyk',
      'URL:https://academy.example/training',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('names the place where there is one', () => {
    const text = calendarText({ name: 'A', entries: [{ ...entry, place: 'Gqeberha; city hall' }], now });
    expect(text).toContain('\r\nLOCATION:Gqeberha\\; city hall\r\n');
  });

  it('without entries still has a part, as the standard asks', () => {
    const text = calendarText({ name: 'A', entries: [], now });
    expect(text).not.toContain('VEVENT');
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Africa/Johannesburg\r\n');
  });
});
