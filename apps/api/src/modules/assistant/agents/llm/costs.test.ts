import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { says } from '../test/fake-language-model.ts';
import { ask, startModelAcademy } from '../test/model-academy.ts';

let academy: Awaited<ReturnType<typeof startModelAcademy>>;
beforeAll(async () => {
  academy = await startModelAcademy();
});
afterAll(() => academy.close());
// Failures in one test must not open the circuit for the next.
beforeEach(() => academy.test.moveClock(5 * 60_000));

describe('what it costs', () => {
  it('is counted by the usage that the service reports', async () => {
    const learner = await academy.agreed();
    const before = await academy.usage(learner);
    academy.fake.will(says('It is fried dough [p1].'));
    await ask(learner, 'What is vetkoek?');
    const after = await academy.usage(learner);
    expect(after).toMatchObject({ tokens: 960, requests: 1 });
    // 900 tokens at R10 and 60 at R40 for a million.
    expect([after.month - before.month, after.days - before.days]).toEqual([11_400, 11_400]);
  });

  it.each([
    ['tokens of the day', { LLM_LEARNER_TOKENS: '600' }, 'as much as you can for today'],
    ['calls of the day', { LLM_LEARNER_REQUESTS: '0' }, 'as much as you can for today'],
    ['rand of the month', { LLM_MONTHLY_CAP_RAND: '0' }, 'until next month'],
  ])('never exceeds the %s: the house answers, and says so', async (_what, settings, note) => {
    academy.fake.will(says('It is fried dough [p1].'));
    await academy.withSettings(settings, async (app) => {
      const learner = await academy.agreed(app);
      const before = await academy.usage(learner);
      const { engine, response } = await ask(learner, 'What is vetkoek?');
      expect([engine, response]).toEqual(['embedded', expect.stringContaining(note)]);
      expect(await academy.usage(learner)).toEqual({ ...before, tokens: null, requests: null });
    });
    expect(academy.fake.requests).toEqual([]);
  });

  it('is reserved before the call, so that many at once do not exceed it together', async () => {
    academy.fake.will(...Array.from({ length: 8 }, () => says('It is fried dough [p1].')));
    const answers = await academy.withSettings({ LLM_LEARNER_REQUESTS: '3' }, async (app) => {
      const learner = await academy.agreed(app);
      return Promise.all(Array.from({ length: 8 }, () => ask(learner, 'What is vetkoek?')));
    });
    expect(answers.filter(({ engine }) => engine === 'llm')).toHaveLength(3);
    expect(academy.fake.requests).toHaveLength(3);
  });
});
