import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import { addLearner } from '../../../../test/test-learner.ts';
import { callsTool, failsWith, says } from '../test/fake-language-model.ts';
import { ask, startModelAcademy } from '../test/model-academy.ts';

let academy: Awaited<ReturnType<typeof startModelAcademy>>;
beforeAll(async () => {
  academy = await startModelAcademy();
});
afterAll(() => academy.close());
// Failures in one test must not open the circuit for the next.
beforeEach(() => academy.test.moveClock(5 * 60_000));

describe('what is sent to the outside model', () => {
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

  it('is no message from before the learner agreed, nor from while consent was withdrawn', async () => {
    const learner = await addLearner(academy.test);
    const sessionId = randomUUID();
    const agree = async (isAgreed: boolean) => {
      academy.test.moveClock(1000);
      await learner.put('/api/agents/consent', { isAgreed });
      academy.test.moveClock(1000);
    };
    await ask(learner, 'What is vetkoek, says my aunt Gogo?', { sessionId });
    await agree(true);
    academy.fake.will(says('It is fried dough [p1].'));
    await ask(learner, 'What is vetkoek, says my friend Sbu?', { sessionId });
    await agree(false);
    await ask(learner, 'What is vetkoek, says my cousin Zola?', { sessionId });
    await agree(true);
    academy.fake.will(says('It is fried dough [p1].'), says('It is fried dough [p1].'));
    await ask(learner, 'What is vetkoek, says my sister Lwazi?', { sessionId });
    await ask(learner, 'What is vetkoek, again?', { sessionId });
    expect(academy.fake.requests).toHaveLength(2);
    expect(academy.fake.sent()).toContain('Lwazi');
    expect(academy.fake.sent()).not.toMatch(/Gogo|Sbu|Zola/);
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

  it('never includes the learner’s goal: not as a record, not as a tool’s answer, not as an earlier message', async () => {
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

  it('is no mark, coin, booking, badge, certificate or plan: the embedded engine answers those', async () => {
    const learner = await academy.agreed();
    await learner.enrol('llm');
    await academy.test.database.pool.query(
      `insert into assessment_attempts
         (user_id, assessment_id, items, started_at, submitted_at, answers, right_count, total, is_passed)
       select $1, id, '[]', $2, $2, '{}', 13, 15, true from assessments where course_id = 'llm'`,
      [learner.id, academy.test.services.clock()],
    );
    await learner.put('/api/study-plan', { hoursPerWeek: 6.5, courseId: 'llm' });
    const sessionId = randomUUID();
    const own = [
      'What are my assessment results?',
      'How many coins do I have?',
      'What can I get for my coins?',
      'Which sessions have I booked?',
      'Which events are coming up?',
      'Which badges do I have?',
      'What is missing for my certificate?',
      'Make a study plan',
      'What are my first steps?',
    ];
    const userMessages: string[] = [];
    academy.fake.will(says('It is fried dough [p1].'));
    for (const question of own) {
      const answer = await ask(learner, question, { sessionId });
      expect([question, answer.engine]).toEqual([question, 'embedded']);
      userMessages.push(...answer.response.split('\n').filter((line) => line.length > 12));
    }
    expect(academy.fake.requests).toEqual([]);
    expect(userMessages.join('\n')).toMatch(/best result 87%[\s\S]*Nexii coins[\s\S]*6\.5 hours a week/);
    // Neither with the next question nor when a tool asks for it.
    const tools = ['get_assessments', 'get_study_plan', 'get_certificates', 'get_coins', 'get_first_steps'];
    for (const agentType of ['certifypro', 'curriculabot', 'engagio', 'onboarda'])
      for (const tool of tools) {
        academy.test.moveClock(5 * 60_000);
        const fresh = { sessionId: randomUUID(), agentType };
        await ask(learner, 'How many coins do I have?', fresh);
        academy.fake.will(callsTool(tool, '{}'), says('It is fried dough [p1].'));
        await ask(learner, 'What is vetkoek?', fresh);
        expect(academy.fake.requests).toHaveLength(2);
        const sent = academy.fake.requests
          .flatMap(({ messages }) => messages.map(({ content }) => content))
          .join('\n');
        expect(sent).toContain('The academy has answered this itself.');
        for (const line of userMessages) expect(sent).not.toContain(line);
        for (const figure of ['87%', 'Nexii coins', '6.5 hours']) expect(sent).not.toContain(figure);
      }
  });

  it('of the progress is not the average mark, which the learner reads all the same', async () => {
    const learner = await academy.agreed();
    await learner.enrol('llm');
    await academy.test.database.pool.query(
      `insert into assessment_attempts
         (user_id, assessment_id, items, started_at, submitted_at, answers, right_count, total, is_passed)
       select $1, id, '[]', $2, $2, '{}', 13, 15, true from assessments where course_id = 'llm'`,
      [learner.id, academy.test.services.clock()],
    );
    academy.fake.will(says('You are on your way.'));
    await ask(learner, 'Show my progress', { agentType: 'certifypro' });
    expect(academy.fake.sent()).toContain('You have completed 0 of 1 course');
    expect(academy.fake.sent()).not.toContain('87%');
    await learner.put('/api/agents/consent', { isAgreed: false });
    const { response } = await ask(learner, 'Show my progress', { agentType: 'certifypro' });
    expect(response).toContain('Your average score in assessments is 87%.');
  });

  it('is nothing where no model is configured, and nobody is asked', async () => {
    const plain = await createTestApp();
    const learner = await addLearner(plain);
    expect((await learner.get('/api/agents/consent')).json()).toEqual({ model: null, isAgreed: null });
    await plain.close();
  });
});
