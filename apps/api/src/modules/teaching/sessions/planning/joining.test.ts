import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ageConfirmation } from '../../../../test/sign-in/age-confirmation.ts';
import { openTrainingRoom, type Person, type TrainingRoom } from '../test/training-room.ts';

const LINK = 'https://meet.example.co.za/charts';
let room: TrainingRoom;
let trainer: Person;
let learner: Person;
let id: string;
beforeAll(async () => {
  room = await openTrainingRoom();
});
afterAll(() => room.test.close());
beforeEach(async () => {
  room.setClock('2026-11-20 12:00');
  trainer = await room.makeInstructor(await room.person('trainer'));
  learner = await room.person();
  id = await room.session({ start: '2026-11-20 17:30', minutes: 60, seats: 1 });
});

const setLink = (who: Person, sessionId: string, url: string | null) =>
  room.test.app.inject({
    method: 'PUT',
    url: `/api/sessions/${sessionId}/joining-link`,
    headers: { cookie: who.cookie },
    payload: { url },
  });
const linkFor = async (who: Person) => {
  const session = await room.seen(who, id);
  return [session?.hasJoiningLink, session?.joiningUrl];
};

describe('the joining link of a session', () => {
  it('reaches the booked from 15 minutes before the start until the end, and nobody else', async () => {
    const waiting = await room.person();
    await room.book(learner, id);
    await room.book(waiting, id, true);
    expect(await linkFor(learner)).toEqual([false, null]);
    expect((await setLink(trainer, id, ` ${LINK} `)).statusCode).toBe(204);
    const moments = [
      ['2026-11-20 17:14', null],
      ['2026-11-20 17:15', LINK],
      ['2026-11-20 18:29', LINK],
      ['2026-11-20 18:30', null],
    ] as const;
    for (const [moment, url] of moments) {
      room.setClock(moment);
      expect(await linkFor(learner)).toEqual([true, url]);
      expect(await linkFor(waiting)).toEqual([true, null]);
      expect(await linkFor(await room.person())).toEqual([true, null]);
    }
  });

  it('is answered to a booking only when it is time, too', async () => {
    await setLink(trainer, id, LINK);
    expect((await room.book(learner, id)).body).not.toContain(LINK);
  });

  it('is always there for its trainer and for administrators, not for another trainer', async () => {
    await setLink(trainer, id, LINK);
    expect(await linkFor(trainer)).toEqual([true, LINK]);
    expect(await linkFor(await room.person('administrator'))).toEqual([true, LINK]);
    expect(await linkFor(await room.person('trainer'))).toEqual([true, null]);
  });

  it('is set and removed by the person in charge of the session, and recorded', async () => {
    expect((await setLink(await room.person('administrator'), id, LINK)).statusCode).toBe(204);
    const other = await setLink(await room.person('trainer'), id, 'https://evil.example/x');
    expect([other.statusCode, other.body]).toEqual([403, 'Another trainer runs this session.']);
    expect((await setLink(learner, id, LINK)).statusCode).toBe(403);
    expect((await setLink(trainer, 'nowhere', LINK)).statusCode).toBe(404);
    expect((await setLink(trainer, id, null)).statusCode).toBe(204);
    expect(await linkFor(trainer)).toEqual([false, null]);
    const { rows } = await room.test.database.pool.query('select action from audit_log where subject = $1', [
      id,
    ]);
    expect(rows).toEqual([{ action: 'set-joining-link' }, { action: 'set-joining-link' }]);
  });

  it('is replaced or removed only after a fresh confirmation', async () => {
    await ageConfirmation(room.test, trainer.id);
    // The first link is set on most days, and nobody relies on one yet.
    expect((await setLink(trainer, id, LINK)).statusCode).toBe(204);
    for (const url of ['https://evil.example/x', null]) {
      const refused = await setLink(trainer, id, url);
      expect([refused.statusCode, refused.body]).toEqual([
        403,
        'Please confirm first that it is you. Nothing was changed.',
      ]);
    }
    expect((await setLink(trainer, id, LINK)).statusCode).toBe(204);
    expect(await linkFor(trainer)).toEqual([true, LINK]);
  });

  it.each(['', 'http://meet.example.co.za/x', 'javascript:alert(1)', '/api/demo-room'])(
    'is not %j',
    async (url) => {
      const answer = await setLink(trainer, id, url);
      expect([answer.statusCode, answer.body]).toEqual([
        400,
        'Please enter the full link to the call, starting with https://.',
      ]);
    },
  );

  it('is in no mail and in no calendar', async () => {
    await setLink(trainer, id, LINK);
    await room.book(learner, id);
    const { url } = (await room.test.call('POST', '/api/calendar-feed', { cookie: learner.cookie })).json();
    room.setClock('2026-11-20 17:20');
    const feed = await room.test.call('GET', String(url).replace('http://academy.example', ''));
    expect(feed.body).toContain('BEGIN:VEVENT');
    expect(feed.body).not.toContain('meet.example');
  });
});
