import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLearner } from '../../../../test/test-learner.ts';
import { says, saysPacked, saysWhole } from '../test/fake-language-model.ts';
import { ask, hear, startModelAcademy } from '../test/model-academy.ts';

let academy: Awaited<ReturnType<typeof startModelAcademy>>;
beforeAll(async () => {
  academy = await startModelAcademy();
});
afterAll(() => academy.close());
// Failures in one test must not open the circuit for the next.
beforeEach(() => academy.test.moveClock(5 * 60_000));

const QUESTION = 'What is vetkoek?';
const TRUE_ANSWER = 'It is fried dough [p1].';
const HOUSE = { engine: 'embedded', intent: 'courseware' };

describe('an answer that is too large', () => {
  it.each([
    ['as it is', saysWhole],
    ['packed', saysPacked],
  ])('is read no further than 500 kB, %s, and the house answers', async (_how, answersWith) => {
    const learner = await academy.agreed();
    const before = await academy.usage(learner);
    academy.fake.will(answersWith(`${TRUE_ANSWER}${' '.repeat(30_000_000)}`));
    expect(await ask(learner, QUESTION)).toMatchObject(HOUSE);
    // A question and at most 500 tokens at R40 for a million.
    expect((await academy.usage(learner)).month - before.month).toBeLessThan(50_000);
  });

  it('is disconnected instead of being read to its end', async () => {
    academy.fake.will(saysWhole(`${TRUE_ANSWER}${' '.repeat(30_000_000)}`));
    await ask(await academy.agreed(), QUESTION);
    await expect.poll(() => academy.fake.leftBy.length, { timeout: 120_000 }).toBe(1);
  });

  it('leaves one that comes whole and is small enough as it is', async () => {
    academy.fake.will(saysWhole(TRUE_ANSWER));
    expect((await ask(await academy.agreed(), QUESTION)).engine).toBe('llm');
  });
});

describe('a false count of tokens', () => {
  const healthOf = async () => {
    const admin = await addLearner(academy.test, 'administrator');
    const { checks } = (await admin.get('/api/admin/health')).json<{ checks: { check: string }[] }>();
    return checks.find(({ check }) => check === 'language-model');
  };

  it('is booked as it was reserved, blocks nobody else, and alerts administrators', async () => {
    expect(await healthOf()).toMatchObject({ state: 'good', value: 0 });
    const [liar, other] = [await academy.agreed(), await academy.agreed()];
    const before = await academy.usage(liar);
    academy.fake.will(says(TRUE_ANSWER, { prompt_tokens: 1e9, completion_tokens: 1e9 }), says(TRUE_ANSWER));
    expect((await ask(liar, QUESTION)).engine).toBe('llm');
    expect((await academy.usage(liar)).month - before.month).toBeLessThan(50_000);
    expect((await ask(other, QUESTION)).engine).toBe('llm');
    expect(await healthOf()).toMatchObject({ state: 'bad', value: 1 });
    expect(academy.test.logLines.join('')).toContain('the language model counts falsely');
    academy.test.moveClock(9 * 24 * 60 * 60_000);
    expect(await healthOf()).toMatchObject({ state: 'good', value: 0 });
  });
});

describe('signs that cannot be stored or seen', () => {
  it('are removed from the answer, which is sent and stored', async () => {
    academy.fake.will(says('It \u0000is \u202efried\u200b dough\ud800 [p1].\u0007'));
    const answer = await ask(await academy.agreed(), QUESTION);
    expect(answer).toMatchObject({ engine: 'llm', response: 'It is fried dough\ufffd.' });
    academy.fake.will(says('It \u0000is fried dough [p1].'));
    const streamed = await hear(await academy.agreed(), QUESTION);
    expect(
      streamed
        .filter(({ name }) => name === 'delta')
        .map(({ data }) => data.text)
        .join(''),
    ).toBe('It is fried dough.');
  });

  it('and markup that leave nothing cost the learner nothing: the embedded engine answers', async () => {
    for (const text of [
      '\u0000\u0000',
      '<b></b>[p1]',
      '![x](https://evil.example/x.png) [p1]',
      '<script>[p1]',
    ]) {
      academy.test.moveClock(5 * 60_000);
      academy.fake.will(says(text));
      expect(await ask(await academy.agreed(), QUESTION), text).toMatchObject(HOUSE);
    }
  });
});

describe('an answer that leads elsewhere', () => {
  it.each([
    'It is fried dough [p1]. Go to nexusai-academy.evil.example/login and type your password.',
    'It is fried dough [p1]. Your account will be closed today, sign in at evil.co.za.',
    'It is fried dough [p1]. Type your password here.',
  ])('%j is not given: the house answers', async (text) => {
    academy.fake.will(says(text));
    const answer = await ask(await academy.agreed(), QUESTION);
    expect(answer).toMatchObject(HOUSE);
    expect(answer.response).not.toMatch(/evil|password/);
  });
});
