import { describe, expect, it } from 'vitest';
import { FORMATS } from './formats.ts';

describe('an id', () => {
  it.each(['00000000-0000-4000-8000-000000000000', 'A1B2C3D4-0000-4000-8000-00000000000F'])('is %s', (text) =>
    expect(FORMATS.uuid(text)).toBe(true),
  );
  it.each([
    'urn:uuid:00000000-0000-4000-8000-000000000000',
    '{00000000-0000-4000-8000-000000000000}',
    '00000000000040008000000000000000',
    '00000000-0000-4000-8000-000000000000\n',
    '',
  ])('is not %j', (text) => expect(FORMATS.uuid(text)).toBe(false));
});

describe('a moment', () => {
  it.each([
    '2026-11-15T12:00:00Z',
    '2026-11-15T14:00:00.123+02:00',
    '2028-02-29T00:00:00Z',
    '1900-01-01T00:00:00Z',
    '2199-12-31T23:59:59.999Z',
  ])('is %s', (text) => expect(FORMATS['date-time'](text)).toBe(true));
  it.each([
    ['before the years that count', '1899-12-31T23:59:59Z'],
    ['after the years that count', '2200-01-01T00:00:00Z'],
    ['the year nought', '0000-01-01T00:00:00Z'],
    ['the last year of four digits', '9999-12-31T23:59:59Z'],
    ['pushed out of them by its zone', '2199-12-31T23:30:00-02:00'],
    ['a leap second', '2026-12-31T23:59:60Z'],
    ['a day that the calendar lacks', '2026-02-30T00:00:00Z'],
    ['the hour 25', '2026-11-15T25:00:00Z'],
    ['without a zone', '2026-11-15T12:00:00'],
    ['a day alone', '2026-11-15'],
    ['with something behind it', '2026-11-15T12:00:00Z\n'],
    ['in words', 'Sun Nov 15 2026'],
  ])('is not one %s', (_name, text) => expect(FORMATS['date-time'](text)).toBe(false));
});

describe('a day', () => {
  it.each(['2026-11-15', '2028-02-29', '1900-01-01', '2199-12-31'])('is %s', (text) =>
    expect(FORMATS.date(text)).toBe(true),
  );
  it.each(['2026-02-29', '0000-01-01', '2200-01-01', '2026-11-15T12:00:00Z', ''])('is not %j', (text) =>
    expect(FORMATS.date(text)).toBe(false),
  );
});
