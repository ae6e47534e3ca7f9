import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createEmbedder } from './embedder.ts';

const IDLE_MS = 20;
const embedder = createEmbedder({ warn: () => undefined }, IDLE_MS);
afterAll(() => embedder.stop());

describe('the model in its thread', { timeout: 120_000 }, () => {
  it('answers again after it was ended because nobody asked', async () => {
    const [first] = await embedder.embed(['How does a computer learn?'], true);
    // impatient: a response is due whether or not the thread has ended by then
    await pause(5 * IDLE_MS);
    const [again] = await embedder.embed(['How does a computer learn?'], true);
    expect(first?.length).toBeGreaterThan(100);
    expect(again).toEqual(first);
  });

  it('is not ended while somebody waits, however long the model takes to load', async () => {
    // impatient: a response is due whether or not the thread has ended by then
    await pause(5 * IDLE_MS);
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => embedder.embed([text], false)));
    expect(answers.map((vectors) => vectors.length)).toEqual([1, 1, 1]);
  });

  it('gives each of many who ask at once their own answer', async () => {
    const questions = Array.from({ length: 20 }, (_, index) => `What is ${'very '.repeat(index)}big data?`);
    const alone: Int8Array[] = [];
    for (const question of questions) alone.push(...(await embedder.embed([question], true)));
    const atOnce = await Promise.all(questions.map((question) => embedder.embed([question], true)));
    expect(atOnce.flat()).toEqual(alone);
    expect(await embedder.embed(questions, false)).toEqual(alone);
  });
});
