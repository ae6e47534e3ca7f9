import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callsTool, says, saysWhole } from '../test/fake-language-model.ts';
import { ask, hear, startModelAcademy } from '../test/model-academy.ts';

/** The table of the agents' subjects. The name on the leaderboard is not sent out, so the community is offered to nobody. */
const FOR_ALL = ['platform_help', 'get_progress', 'get_next_lesson', 'get_level', 'get_streak'];
const TOOLS_OF = {
  onboarda: [
    ...FOR_ALL,
    'get_current_lesson',
    'get_sessions',
    'get_events',
    'get_coins',
    'get_rewards',
    'get_courses',
    'get_assessments',
    'search_courseware',
  ],
  curriculabot: [
    ...FOR_ALL,
    'get_study_plan',
    'get_current_lesson',
    'get_sessions',
    'get_events',
    'get_courses',
    'get_assessments',
    'search_courseware',
  ],
  helpdeskai: [...FOR_ALL, 'get_current_lesson', 'get_courses', 'get_assessments', 'search_courseware'],
  certifypro: [
    ...FOR_ALL,
    'get_current_lesson',
    'get_certificates',
    'get_badges',
    'get_courses',
    'get_assessments',
    'search_courseware',
  ],
  engagio: [...FOR_ALL, 'get_badges', 'get_sessions', 'get_events', 'get_coins', 'get_rewards'],
};

let academy: Awaited<ReturnType<typeof startModelAcademy>>;
beforeAll(async () => {
  academy = await startModelAcademy();
});
afterAll(() => academy.close());
// Failures in one test must not open the circuit for the next.
beforeEach(() => academy.test.moveClock(5 * 60_000));

describe('an answer that a language model writes', () => {
  it('rests on a passage of our lessons and leads to it', async () => {
    const learner = await academy.agreed();
    academy.fake.will(says('Think of dough that was fried. [p1] Where did you see it last?'));
    const answer = await ask(learner, 'What is vetkoek?');
    expect(answer).toMatchObject({
      engine: 'llm',
      intent: 'courseware',
      response: 'Think of dough that was fried. Where did you see it last?',
    });
    expect(answer.citations).toMatchObject([{ lessonId: 'llm-a', url: '/course/llm/lesson/llm-a' }]);
    expect(academy.fake.sent()).toContain('Vetkoek is fried dough.');
  });

  it('is understood where the service answers as a whole', async () => {
    const learner = await academy.agreed();
    academy.fake.will(saysWhole('It is fried dough [p1].'));
    expect(await ask(learner, 'What is vetkoek?')).toMatchObject({
      engine: 'llm',
      response: 'It is fried dough.',
    });
  });

  it('is streamed while it is written, and the stream is the answer', async () => {
    const learner = await academy.agreed();
    academy.fake.will(says('It is fried dough. [p1] People sell it warm. Would you like to try?'));
    const events = await hear(learner, 'What is vetkoek?');
    expect(events[0]).toMatchObject({ name: 'meta', data: { engine: 'llm', intent: 'courseware' } });
    const deltas = events.flatMap(({ name, data }) => (name === 'delta' ? data.text : []));
    expect(deltas.length).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { engine: 'llm', response: deltas.join('') } });
    expect(events.map(({ name }) => name)).not.toContain('anew');
  });

  it.each(Object.entries(TOOLS_OF))('is offered the tools of %s and no others', async (agentType, tools) => {
    const learner = await academy.agreed();
    academy.fake.will(says('You are doing well.'));
    await ask(learner, 'Show my progress', { agentType });
    const names = academy.fake.requests[0]?.tools?.map((tool) => tool.function.name);
    expect(names?.toSorted()).toEqual(tools.toSorted());
    // Each of them looks up; none of them writes.
    for (const name of names ?? []) expect(name).toMatch(/^(?:get_\w+|search_courseware|platform_help)$/);
  });

  it('may look up the learner’s own record, by the tools of the agent that was asked', async () => {
    const learner = await academy.agreed();
    academy.fake.will(callsTool('get_level', '{}'), says('You are on level 1.'));
    const answer = await ask(learner, 'xqzwv imali?', { agentType: 'engagio' });
    expect(answer).toMatchObject({ engine: 'llm', intent: 'level', response: 'You are on level 1.' });
    expect(academy.fake.sent()).toContain('you are on level 1 with');
    const names = academy.fake.requests[0]?.tools?.map((tool) => tool.function.name);
    expect(names).toContain('get_badges');
    expect(names).not.toContain('get_certificates');
  });

  it('is followed by the embedded engine’s own part, which the model never reads', async () => {
    const learner = await academy.agreed();
    academy.fake.will(callsTool('get_coins', '{}'), says('Your coins stand below.'));
    const answer = await ask(learner, 'xqzwv imali?', { agentType: 'engagio' });
    expect(answer).toMatchObject({ engine: 'llm', intent: 'coins' });
    expect(answer.response).toMatch(/^Your coins stand below\.\n\n.*0 Nexii coins/s);
    expect(answer.actions.map(({ href }) => href)).toContain('/crypto');
    expect(academy.fake.sent()).not.toContain('Nexii coins');
  });

  it.each(['not json', '{"hoursPerWeek": "many"}', '{"userId": "somebody"}'])(
    'goes on after the arguments %s of a tool were refused',
    async (argumentsText) => {
      const learner = await academy.agreed();
      academy.fake.will(
        callsTool('get_study_plan', argumentsText),
        says('Join a course first, then I can plan.'),
      );
      const answer = await ask(learner, 'Show my progress', { agentType: 'curriculabot' });
      expect(answer).toMatchObject({ engine: 'llm', response: 'Join a course first, then I can plan.' });
      expect(academy.fake.requests[1]?.messages.at(-1)?.content).toContain('These arguments do not fit');
    },
  );

  it('leads nowhere but to us, whatever it contains', async () => {
    const learner = await academy.agreed();
    academy.fake.will(says('It is **dough** [p1]. See [this](//evil.example/x) or https://evil.example/y.'));
    const { engine, response } = await ask(learner, 'What is vetkoek?');
    expect([engine, response]).toEqual(['llm', 'It is dough. See this or']);
  });
});

describe('a worked example', () => {
  it('is allowed only after three honest tries', async () => {
    await academy.test.database.pool.query(
      `update lessons set body = jsonb_set(body, '{exercise}', $1::jsonb), solution = 'answer = 42' where id = 'llm-b'`,
      [JSON.stringify({ id: 'x', hints: ['Count from zero.'] })],
    );
    const learner = await academy.agreed();
    await learner.enrol('llm');
    const context = { lessonId: 'llm-b' };
    const example = says('Here is another one:\nfor n in range(9):\n    print(n)\nWhat changes?');
    academy.fake.will(example);
    expect((await ask(learner, 'I am stuck on my code', { context })).engine).toBe('embedded');
    expect(academy.fake.sent()).not.toContain('42');
    await academy.test.database.pool.query(
      `insert into lesson_progress (user_id, lesson_id, course_id, exercise_tries, opened_at, last_at)
       values ($1, 'llm-b', 'llm', 3, '2026-11-01', '2026-11-01')
       on conflict (user_id, lesson_id) do update set exercise_tries = 3`,
      [learner.id],
    );
    academy.fake.will(example);
    const answer = await ask(learner, 'I am stuck on my code', { context });
    expect(answer.engine).toBe('llm');
    expect(answer.response).toContain('for n in range(9):');
    expect(academy.fake.sent()).not.toContain('42');
  });
});
