import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';
import { addLearner } from '../../../test/test-learner.ts';
import { callsTool, failsWith, says } from '../test/fake-language-model.ts';
import { ask, startModelAcademy } from '../test/model-academy.ts';

let academy: Awaited<ReturnType<typeof startModelAcademy>>;
beforeAll(async () => {
  academy = await startModelAcademy();
});
afterAll(() => academy.close());
// Failures of one test must not keep the service from the next.
beforeEach(() => academy.test.moveClock(5 * 60_000));

describe('what leaves the house', () => {
  it('is nothing before the learner has agreed, and nothing after it was taken back', async () => {
    const learner = await addLearner(academy.test);
    academy.fake.will(says('It is fried dough [p1].'));
    expect((await learner.get('/api/agents/consent')).json()).toEqual({ model: 'fake-1', isAgreed: null });
    expect((await ask(learner, 'What is vetkoek?')).engine).toBe('embedded');
    await learner.put('/api/agents/consent', { isAgreed: true });
    expect((await ask(learner, 'What is vetkoek?')).engine).toBe('llm');
    await learner.put('/api/agents/consent', { isAgreed: false });
    academy.fake.will(says('It is fried dough [p1].'));
    expect((await ask(learner, 'What is vetkoek?')).engine).toBe('embedded');
    expect(academy.fake.requests).toEqual([]);
    expect((await learner.get('/api/agents/consent')).json()).toEqual({ model: 'fake-1', isAgreed: false });
  });

  it('is the first name, level and progress, and no surname, address or number that was typed', async () => {
    const learner = await academy.agreed();
    await learner.enrol('llm');
    const sessionId = randomUUID();
    const { rows } = await academy.test.database.pool.query(
      `update users set full_name = 'Nomvula Zwelithini-Dlamini' where id = $1 returning username`,
      [learner.id],
    );
    academy.fake.will(says('It is fried dough [p1].'), says('It is fried dough [p1].'));
    await ask(learner, `I am Nomvula Zwelithini-Dlamini, ${learner.email}, 082 555 0199. What is vetkoek?`, {
      sessionId,
    });
    await ask(learner, 'What is vetkoek, again?', { sessionId });
    expect(academy.fake.requests).toHaveLength(2);
    const sent = academy.fake.sent();
    expect(sent).toContain('First name: Nomvula');
    expect(sent).toContain('Course llm 0%');
    for (const secret of ['Zwelithini', learner.email, '0199', rows[0].username, learner.id, 'sk-fake'])
      expect(sent).not.toContain(secret);
  });

  it('is never what the learner learns for: not as a record, not as a tool’s answer, not as what was said before', async () => {
    const learner = await academy.agreed();
    const goal = { fullName: 'Thandi Nkosi', province: null, goal: 'Charts for my choir' };
    expect((await learner.put('/api/profile', goal)).statusCode).toBe(204);
    for (const place of ['without a course', 'in a course']) {
      if (place === 'in a course') await learner.enrol('llm');
      const sessionId = randomUUID();
      academy.fake.will(
        failsWith(400),
        callsTool('get_next_lesson', '{}'),
        says('It is in the course.'),
        says('It is fried dough [p1].'),
      );
      const shown = await ask(learner, 'What should I learn next?', { sessionId });
      expect(shown).toMatchObject({ engine: 'embedded', intent: 'next-lesson' });
      expect(shown.response).toContain('Charts for my choir');
      academy.test.moveClock(5 * 60_000);
      await ask(learner, 'What should I learn next?', { sessionId });
      await ask(learner, 'What is vetkoek?', { sessionId });
      expect(academy.fake.requests.map(({ messages }) => messages.at(-1)?.role)).toContain('tool');
      expect(academy.fake.sent()).toContain('<record>');
      expect(academy.fake.sent()).not.toContain('choir');
    }
  });

  it('is nothing where no model is configured, and nobody is asked', async () => {
    const plain = await createTestApp();
    const learner = await addLearner(plain);
    expect((await learner.get('/api/agents/consent')).json()).toEqual({ model: null, isAgreed: null });
    await plain.close();
  });
});
