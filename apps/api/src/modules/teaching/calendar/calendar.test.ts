import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await test.database.pool.query(
    `insert into training_sessions (id, title, type, description, instructor_id, starts_at, ends_at, seats, revision)
     values ('charts', 'Charts; small, plain', 'Workshop', 'Redraw one chart.', 'priya-naidoo',
             '2026-12-31T22:00:00Z', '2026-12-31T23:30:00Z', 9, 3),
            ('other', 'Not booked', 'Workshop', 'x', 'priya-naidoo', '2026-12-01T10:00:00Z', '2026-12-01T11:00:00Z', 9, 0),
            ('waited', 'Only waited for', 'Workshop', 'x', 'priya-naidoo', '2026-12-02T10:00:00Z', '2026-12-02T11:00:00Z', 9, 0)`,
  );
  await test.database.pool.query(
    `insert into events (id, title, event_type, description, starts_at, ends_at, place, gradient)
     values ('meetup', 'Meet in Gqeberha', 'Meetup', 'Bring a phone.', '2026-11-20T15:30:00Z', '2026-11-20T17:00:00Z',
             'Gqeberha, city hall', 'blue-teal')`,
  );
});
afterAll(() => test.close());

async function learner() {
  const account = await test.addAccount('learner');
  const cookie = await test.signIn(account.username);
  const makeFeed = async () => {
    const { url } = (await test.call('POST', '/api/calendar-feed', { cookie })).json();
    return String(url).replace('http://academy.example', '');
  };
  return { ...account, cookie, makeFeed };
}

describe('the personal calendar', () => {
  it('gets ten links in a day, and the newest of them works on', async () => {
    const { cookie, makeFeed } = await learner();
    for (let link = 1; link < 10; link++) await makeFeed();
    const newest = await makeFeed();
    const refused = await test.call('POST', '/api/calendar-feed', { cookie });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await test.call('GET', newest)).statusCode).toBe(200);
  });

  it('holds the booked sessions under an address that only the owner knows', async () => {
    const { id, makeFeed } = await learner();
    await test.database.pool.query(
      `insert into session_bookings (session_id, user_id, state, during, made_at)
       select id, $1, case id when 'charts' then 'booked' else 'waiting' end, tstzrange(starts_at, ends_at), now()
         from training_sessions where id <> 'other'`,
      [id],
    );
    const address = await makeFeed();
    expect(address).toMatch(/^\/api\/calendar\/[\w-]{43}\/academy\.ics$/);
    const feed = await test.call('GET', address);
    expect(feed.statusCode).toBe(200);
    expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(feed.headers['cache-control']).toContain('private');
    const text = feed.body.replaceAll('\r\n ', '');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    for (const line of [
      'UID:session-charts@nexusai-academy',
      'DTSTAMP:20261115T120000Z',
      'DTSTART:20261231T220000Z',
      'DTEND:20261231T233000Z',
      'SEQUENCE:3',
      'SUMMARY:Charts\\; small\\, plain',
      'DESCRIPTION:Workshop with Priya Naidoo\\n\\nRedraw one chart.',
      'URL:http://academy.example/training',
    ])
      expect(text).toContain(`\r\n${line}\r\n`);
  });

  it('is a calendar also while nothing is booked', async () => {
    const feed = await test.call('GET', await (await learner()).makeFeed());
    expect(feed.body.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(feed.body.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(feed.body).not.toContain('VEVENT');
  });

  it('moves to a new address on demand, and the old one ends', async () => {
    const { makeFeed } = await learner();
    const [old, renewed] = [await makeFeed(), await makeFeed()];
    expect((await test.call('GET', old)).statusCode).toBe(404);
    expect((await test.call('GET', renewed)).statusCode).toBe(200);
  });

  it('is not found at an unknown address, nor when the account is suspended', async () => {
    const { id, makeFeed } = await learner();
    const address = await makeFeed();
    await test.database.pool.query('update users set suspended_at = now() where id = $1', [id]);
    const answers = [
      await test.call('GET', address),
      await test.call('GET', `/api/calendar/${'x'.repeat(43)}/academy.ics`),
    ];
    for (const { statusCode, body } of answers)
      expect([statusCode, body]).toEqual([404, 'We can’t find what you asked for.']);
  });

  it.each(['x', 'x'.repeat(42), `${'x'.repeat(42)}*`])(
    'is not looked for under what is no secret: %s',
    async (token) => {
      const answer = await test.call('GET', `/api/calendar/${token}/academy.ics`);
      expect(answer.statusCode).toBe(400);
    },
  );

  it('is neither stored nor logged with its secret', async () => {
    const { id, makeFeed } = await learner();
    const address = await makeFeed();
    const token = address.split('/')[3] ?? '';
    await test.call('GET', address);
    expect(test.logLines.join()).toContain('/api/calendar/:token/academy.ics');
    await test.call('GET', `/api/calendar/${token}/academy.icss`);
    await test.call('POST', `/api/calendar/${token}/academy.ics`);
    expect(test.logLines.join()).not.toContain(token);
    const { rows } = await test.database.pool.query(
      'select f::text as row from calendar_feeds f where user_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(token);
  });

  it('pauses while the academy is not ready', async () => {
    const starting = await createTestApp({}, { database: test.database, isStarting: true });
    const answer = await starting.call('GET', `/api/calendar/${'x'.repeat(43)}/academy.ics`);
    expect(answer.statusCode).toBe(503);
    await starting.app.close();
  });
});

describe('an event for the own calendar', () => {
  it('is a file to download, open to everyone', async () => {
    const answer = await test.call('GET', '/api/events/meetup/event.ics');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="event.ics"');
    for (const line of [
      'UID:event-meetup@nexusai-academy',
      'DTSTART:20261120T153000Z',
      'DTEND:20261120T170000Z',
      'SUMMARY:Meet in Gqeberha',
      'LOCATION:Gqeberha\\, city hall',
    ])
      expect(answer.body).toContain(`\r\n${line}\r\n`);
  });

  it('is not found when there is none', async () => {
    expect((await test.call('GET', '/api/events/nowhere/event.ics')).statusCode).toBe(404);
  });
});
