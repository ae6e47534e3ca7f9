import { describe, expect, it } from 'vitest';
import { isTimeToJoin, LONGEST_JOINING_URL, readJoiningUrl } from './index.ts';

describe('the time to join', () => {
  const time = {
    startsAt: new Date('2026-11-15T15:30:00.000Z'),
    endsAt: new Date('2026-11-15T16:30:00.000Z'),
  };
  it.each([
    ['2026-11-15T15:14:59.999Z', false],
    ['2026-11-15T15:15:00.000Z', true],
    ['2026-11-15T15:30:00.000Z', true],
    ['2026-11-15T16:29:59.999Z', true],
    ['2026-11-15T16:30:00.000Z', false],
    ['2026-11-14T15:30:00.000Z', false],
  ])('at %s is %s', (now, expected) => {
    expect(isTimeToJoin(time, new Date(now))).toBe(expected);
  });
});

describe('a joining link', () => {
  it.each([
    'https://meet.example.co.za/abc-defg-hij',
    'https://example.org:8443/room?id=1&pwd=a.b~c%20#x',
    'https://example.org',
    `https://example.org/${'a'.repeat(LONGEST_JOINING_URL - 'https://example.org/'.length)}`,
  ])('may be %s', (url) => {
    expect(readJoiningUrl(`  ${url} `)).toEqual({ ok: true, value: url });
  });

  it.each([
    ['nothing', ''],
    ['not encrypted', 'http://meet.example.co.za/abc'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['without a scheme', 'meet.example.co.za/abc'],
    ['a machine of the own network', 'https://localhost/x'],
    ['with a name before the host', 'https://academy@evil.example/x'],
    ['with a backslash', 'https://example.org\\@evil.example'],
    ['with a space inside', 'https://example.org/a b'],
    ['two lines', 'https://example.org/a\nb'],
    ['an end of the attribute', 'https://example.org/"onclick'],
    ['too long', `https://example.org/${'a'.repeat(LONGEST_JOINING_URL)}`],
  ])('is never %s', (_name, url) => {
    expect(readJoiningUrl(url)).toMatchObject({ ok: false, refusal: { code: 'not-a-link' } });
  });
});
