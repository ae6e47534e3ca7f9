import type { Answer } from '@academy/contract';
import { describe, expect, it } from 'vitest';
import { addLearner } from '../../../../test/test-learner.ts';
import { met, usePeerClass } from '../test/peer-class.ts';

const { academy, learnerNamed, handIn, ask, take, read, send, classOf } = usePeerClass();

describe('a peer review', () => {
  it('goes from one learner to another by the same list, and shows only first names', async () => {
    const [thandi, sipho] = await classOf('Sipho Dlamini');
    expect((await take(sipho)).statusCode).toBe(200);
    const before = await read(sipho);
    expect(before.offered).toMatchObject({
      learner: 'Thandi',
      parts: [{ ask: 'What for?', text: 'Less food wasted' }],
      checklist: [{ id: 'honest', text: 'It is my own work.' }],
    });
    expect((await send(sipho)).statusCode).toBe(204);
    const { received } = await read(thandi);
    expect(received).toMatchObject([
      { reviewer: 'Sipho', comment: 'Clear and useful.', isOfThisVersion: true, isReported: false },
    ]);
    for (const answer of [before, received])
      expect(JSON.stringify(answer)).not.toMatch(/Nkosi|Dlamini|example\.co\.za/);
    const notices = (await thandi.get('/api/notices')).json<Answer<'GET /api/notices'>>().notices;
    expect(notices.map(({ kind }) => kind)).toContain('peer-review');
    expect((await read(sipho)).given).toBe(1);
  });

  it('names neither of the two where they do not show their name, from that moment on', async () => {
    const [thandi, sipho] = await classOf('Sipho Dlamini');
    const hide = { province: null, goal: null, isNameShown: false };
    for (const [who, fullName] of [
      [thandi, 'Thandi Nkosi'],
      [sipho, 'Sipho Dlamini'],
    ] as const)
      expect((await who.put('/api/profile', { ...hide, fullName })).statusCode).toBe(204);
    await take(sipho);
    expect((await read(sipho)).offered?.learner).toBe('A fellow learner');
    await send(sipho);
    expect((await read(thandi)).received).toMatchObject([{ reviewer: 'A fellow learner' }]);
    await sipho.put('/api/profile', { fullName: 'Sipho Dlamini', province: null, goal: null });
    expect((await sipho.get('/api/profile')).json().isNameShown).toBe(false);
    expect((await read(thandi)).received).toMatchObject([{ reviewer: 'A fellow learner' }]);
  });

  it('is given by two at most, also when many ask at once, and never by the learner', async () => {
    const [thandi, ...others] = await classOf('Sipho D', 'Lerato M', 'Aisha K', 'Pieter B');
    expect((await take(thandi)).statusCode).toBe(409);
    const answers = await Promise.all(others.map(take));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toBe(
      'No project is waiting for a fellow learner right now. Please look in again later.',
    );
  });

  it('is the same project however often it is asked for, at once and one after the other', async () => {
    const [, sipho] = await classOf('Sipho Dlamini');
    const answers = await Promise.all([1, 2, 3].map(() => take(sipho)));
    const ids = new Set([...answers, await take(sipho)].map((answer) => answer.json().reviewId));
    expect(ids.size).toBe(1);
  });

  it('is only of what its learner has put before others', async () => {
    const [one, two] = [await learnerNamed('Thandi'), await learnerNamed('Sipho')];
    for (const each of [one, two]) await handIn(each);
    expect((await take(two)).statusCode).toBe(409);
    expect((await ask(one)).statusCode).toBe(204);
    expect((await ask(one)).statusCode).toBe(204);
    expect((await take(two)).statusCode).toBe(200);
  });

  it('needs an own project that was handed in, to ask and to give', async () => {
    await classOf();
    const newcomer = await learnerNamed('Lerato M');
    const asked = await ask(newcomer);
    expect([asked.statusCode, asked.body]).toEqual([409, 'Please hand in your project first.']);
    const taken = await take(newcomer);
    expect([taken.statusCode, taken.body]).toEqual([409, 'Please hand in your own project first.']);
  });

  it('is not for those outside the course, nor of a course without a project', async () => {
    const stranger = await addLearner(academy.test);
    const path = (id: string) => `/api/courses/${id}/peer-reviews`;
    expect((await stranger.get(path(academy.course))).statusCode).toBe(403);
    expect((await stranger.post(`${path(academy.course)}/ask`)).statusCode).toBe(403);
    expect((await stranger.post(`${path(academy.course)}/offers`)).statusCode).toBe(403);
    expect((await stranger.get(path('nothing'))).statusCode).toBe(404);
  });

  it('can be given twice, and then it is enough', async () => {
    const [, lerato, sipho] = await classOf('Lerato M', 'Sipho D');
    const third = await learnerNamed('Aisha K');
    await handIn(third);
    for (const each of [lerato, third]) await ask(each);
    for (let round = 0; round < 2; round += 1) {
      await take(sipho);
      expect((await send(sipho)).statusCode).toBe(204);
    }
    const refused = await take(sipho);
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      'You have had two projects to review. Thank you.',
    ]);
  });

  it('needs a judgement of every point, and is refused with the open ones', async () => {
    const [, sipho] = await classOf('Sipho D');
    await take(sipho);
    const nothing = await send(sipho, { criteria: [] });
    expect([nothing.statusCode, nothing.body]).toEqual([422, 'Please judge every point of the list.']);
    const bare = await send(sipho, { comment: '', criteria: [{ ...met, isMet: false }] });
    expect([bare.statusCode, bare.body]).toEqual([422, 'Please say in a sentence what is still missing.']);
  });

  it('is of a newer version only where its learner puts that before others too', async () => {
    const [thandi, sipho] = await classOf('Sipho D');
    await take(sipho);
    const old = (await read(sipho)).offered;
    academy.test.moveClock(1000);
    await handIn(thandi, 'Only for my trainer');
    expect((await read(thandi)).isAsked).toBe(false);
    expect((await read(sipho)).offered).toBeNull();
    expect((await take(sipho)).statusCode).toBe(409);
    const late = await sipho.post(`/api/peer-reviews/${old?.reviewId}/decision`, {
      handedInAt: new Date(Date.parse(old?.handedInAt ?? '') + 1000).toISOString(),
      comment: '',
      criteria: [met],
    });
    expect([late.statusCode, late.body]).toEqual([
      409,
      'The learner has handed in a newer version of this project in the meantime.',
    ]);
    academy.test.moveClock(1000);
    await ask(thandi);
    expect((await take(sipho)).json()).toEqual({ reviewId: old?.reviewId });
    expect((await send(sipho)).statusCode).toBe(204);
  });

  it('is given by two others to a newer version that its learner puts before them, and stays with the older', async () => {
    const [thandi, ...others] = await classOf('Sipho D', 'Lerato M', 'Aisha K', 'Pieter B', 'Zinhle T');
    const [sipho, lerato, aisha, pieter, zinhle] = others;
    for (const each of [sipho, lerato]) {
      await take(each);
      expect((await send(each)).statusCode).toBe(204);
    }
    academy.test.moveClock(1000);
    await handIn(thandi, 'Fewer plates left over');
    await ask(thandi);
    expect((await take(sipho)).statusCode).toBe(409);
    for (const each of [aisha, pieter]) {
      expect((await take(each)).statusCode).toBe(200);
      expect((await send(each)).statusCode).toBe(204);
    }
    expect((await take(zinhle)).statusCode).toBe(409);
    const { received } = await read(thandi);
    expect(received.map(({ isOfThisVersion }) => isOfThisVersion)).toEqual([false, false, true, true]);
  });

  it('is of the version that was read, before the trainer has judged, and is sent once', async () => {
    const [thandi, sipho] = await classOf('Sipho D');
    await take(sipho);
    const old = (await read(sipho)).offered;
    academy.test.moveClock(1000);
    await handIn(thandi, 'Fewer plates left over');
    await ask(thandi);
    await take(sipho);
    expect((await send(sipho, { handedInAt: old?.handedInAt })).statusCode).toBe(409);
    const { offered } = await read(sipho);
    expect(offered?.parts[0]?.text).toBe('Fewer plates left over');
    expect((await send(sipho)).statusCode).toBe(204);
    const again = await sipho.post(`/api/peer-reviews/${offered?.reviewId}/decision`, {
      handedInAt: offered?.handedInAt,
      comment: '',
      criteria: [met],
    });
    expect([again.statusCode, again.body]).toEqual([409, 'You have already sent this review.']);
  });

  it('comes too late once the trainer has judged', async () => {
    const [thandi, sipho] = await classOf('Sipho D');
    await take(sipho);
    const { offered } = await read(sipho);
    await academy.test.database.pool.query(
      `update project_submissions set reviewed_at = now(), reviewer_id = $2, reviewer_name = 'Johan', is_passed = true,
              comment = '', criteria = '[]' where user_id = $1`,
      [thandi.id, academy.trainer.id],
    );
    expect((await read(sipho)).offered).toBeNull();
    const late = await sipho.post(`/api/peer-reviews/${offered?.reviewId}/decision`, {
      handedInAt: offered?.handedInAt,
      comment: '',
      criteria: [met],
    });
    expect([late.statusCode, late.body]).toEqual([
      409,
      'The trainer has reviewed this project in the meantime.',
    ]);
  });

  it('is asked of nobody, and taken from nobody, once its learner has no place in the course', async () => {
    const [thandi, sipho, lerato] = await classOf('Sipho D', 'Lerato M');
    await take(sipho);
    const { offered } = await read(sipho);
    await academy.test.database.pool.query('delete from enrolments where user_id = $1', [thandi.id]);
    expect((await read(sipho)).offered).toBeNull();
    expect((await take(lerato)).statusCode).toBe(409);
    const late = await sipho.post(`/api/peer-reviews/${offered?.reviewId}/decision`, {
      handedInAt: offered?.handedInAt,
      comment: '',
      criteria: [met],
    });
    expect([late.statusCode, late.body]).toEqual([
      409,
      'This learner is no longer in the course, so the project needs no review any more.',
    ]);
  });

  it('that is not sent within three days goes to somebody else', async () => {
    const [, sipho, lerato, aisha] = await classOf('Sipho D', 'Lerato M', 'Aisha K');
    await take(sipho);
    await take(lerato);
    expect((await take(aisha)).statusCode).toBe(409);
    await academy.test.database.pool.query(
      `with all_of_it as (update project_submissions set peers_asked_at = peers_asked_at - interval '3 days')
       update peer_reviews set offered_at = offered_at - interval '3 days' where reviewer_id = $1`,
      [sipho.id],
    );
    expect((await read(sipho)).offered).toBeNull();
    expect((await take(aisha)).statusCode).toBe(200);
  });

  it('that was started and not sent in time counts as one of the two', async () => {
    const [, lerato, sipho] = await classOf('Lerato M', 'Sipho D');
    const third = await learnerNamed('Aisha K');
    await handIn(third);
    for (const each of [lerato, third]) await ask(each);
    for (let round = 0; round < 2; round += 1) {
      expect((await take(sipho)).statusCode).toBe(200);
      await academy.test.database.pool.query(
        `with all_of_it as (update project_submissions set peers_asked_at = peers_asked_at - interval '3 days')
         update peer_reviews set offered_at = offered_at - interval '3 days' where reviewer_id = $1`,
        [sipho.id],
      );
    }
    const refused = await take(sipho);
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      'You have had two projects to review. Thank you.',
    ]);
  });
});
