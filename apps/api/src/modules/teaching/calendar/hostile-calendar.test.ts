import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';

let test: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  learner = await addLearner(test);
});
afterAll(() => test.close());

const TITLES = [
  ['another entry', 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil\r\nSUMMARY:Pay here'],
  ['an alarm', 'x\nBEGIN:VALARM\nACTION:PROCEDURE\nATTACH:file:///bin/sh\nEND:VALARM'],
  [
    'a line of its own by other line ends',
    'x\u0085ATTACH:a\u2028ATTACH:b\u2029ATTACH:c\u000bATTACH:d\u000cATTACH:e',
  ],
  ['properties', 'a;ALTREP="http://evil.example":b,c\\nATTENDEE:mailto:x@evil.example'],
  ['text that is turned around', '\u202eevil\u2066\u0007 \u009b31m'],
  ['markup', '<script>alert(1)</script>&lt;'],
  ['letters of many bytes', '🌍é€'.repeat(30)],
] as const;

const PROPERTIES =
  /^(BEGIN|END|VERSION|PRODID|CALSCALE|NAME|X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL|TZID|DTSTART|DTEND|DTSTAMP|TZOFFSETFROM|TZOFFSETTO|TZNAME|UID|SEQUENCE|SUMMARY|DESCRIPTION|LOCATION|URL)[;:]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through.
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]|\p{Bidi_Control}/u;

/** As a program reads it: folded lines joined, and every line a property that we write. */
function expectOneEntry(ics: string): void {
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const text = ics.replaceAll('\r\n ', '');
  expect(text.replaceAll('\r\n', '')).not.toMatch(UNSEEN);
  const lines = text.split('\r\n').slice(0, -1);
  for (const line of lines) expect(line).toMatch(PROPERTIES);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('BEGIN:')).sort()).toEqual([
    'BEGIN:STANDARD',
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'BEGIN:VTIMEZONE',
  ]);
  expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(1);
}

describe.each(TITLES)('a session or an event whose texts hold %s', (_what, title) => {
  it('is one entry in the personal calendar', async () => {
    const { pool } = test.database;
    await pool.query('delete from session_bookings where user_id = $1', [learner.id]);
    await pool.query(
      `with added as (
         insert into training_sessions (id, title, type, description, instructor_id, starts_at, ends_at, seats)
         values (gen_random_uuid()::text, $2, 'Workshop', $2, 'priya-naidoo', '2026-12-01T10:00Z', '2026-12-01T11:00Z', 9)
         returning *)
       insert into session_bookings (session_id, user_id, state, during, made_at)
       select id, $1, 'booked', tstzrange(starts_at, ends_at), now() from added`,
      [learner.id, title],
    );
    const { url } = (await learner.post('/api/calendar-feed')).json();
    const feed = await test.call('GET', String(url).replace('http://academy.example', ''));
    expect(feed.statusCode).toBe(200);
    expectOneEntry(feed.body);
  });

  it('is one entry in a separate file', async () => {
    const { rows } = await test.database.pool.query(
      `insert into events (id, title, event_type, description, starts_at, ends_at, place, gradient)
       values (gen_random_uuid()::text, $1, 'Meetup', $1, '2026-11-20T15:30Z', '2026-11-20T17:00Z', $1, 'blue-teal')
       returning id`,
      [title],
    );
    const file = await test.call('GET', `/api/events/${rows[0].id}/event.ics`);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toBe('attachment; filename="event.ics"');
    expectOneEntry(file.body);
  });
});
