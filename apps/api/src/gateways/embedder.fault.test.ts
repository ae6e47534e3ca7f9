import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createEmbedder } from './embedder.ts';

const IDLE_MS = 20;
const embedder = createEmbedder({ warn: () => undefined }, IDLE_MS);
afterAll(() => embedder.stop());

describe('the model in its thread', { timeout: 120_000 }, () => {
  it('answers again after it was ended because nobody asked', async () => {
    const [first] = await embedder.embed(['How does a computer learn?'], true);
    // impatient: an answer is due whether the thread has ended by then or not
    await pause(5 * IDLE_MS);
    const [again] = await embedder.embed(['How does a computer learn?'], true);
    expect(first?.length).toBeGreaterThan(100);
    expect(again).toEqual(first);
  });

  it('is not ended while somebody waits, however long the model takes to load', async () => {
    // impatient: an answer is due whether the thread has ended by then or not
    await pause(5 * IDLE_MS);
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => embedder.embed([text], false)));
    expect(answers.map((vectors) => vectors.length)).toEqual([1, 1, 1]);
  });
});
