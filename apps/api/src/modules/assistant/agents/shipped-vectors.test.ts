import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textHash, VectorFile } from '@academy/assistant/embedding/passages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbedder, type Embedder } from '../../../gateways/embedder.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { SHIPPED_VECTORS } from '../../catalogue/passages/index.ts';
import { makeAgentVectors, readOwnTexts } from './index.ts';

const CONTENT = fileURLToPath(new URL('../../../../../../content/', import.meta.url));
const COMPARED = 5;

let file: VectorFile;
let texts: readonly string[];
beforeAll(async () => {
  file = new VectorFile(readFileSync(SHIPPED_VECTORS));
  texts = [...(await readOwnTexts(CONTENT))];
});

describe('the text vectors that ship with the content', () => {
  it('are those of all its texts and of no other (if not: npm run vectors:build)', () => {
    const missing = texts.filter((text) => file.vectorOf(textHash(text)) === undefined);
    expect(missing).toEqual([]);
    expect(file.size).toBe(texts.length);
  });

  it('are what the model computes', async () => {
    const embedder = createEmbedder({ warn: () => undefined });
    const some = texts.filter((_, index) => index % Math.ceil(texts.length / COMPARED) === 0);
    const computed = await embedder.embed(some, false);
    await embedder.stop();
    expect(file.model).toBe(embedder.model);
    // Another processor may round the last bit differently.
    const differences = some.map((text, index) => {
      const shipped = file.vectorOf(textHash(text)) ?? new Int8Array();
      return Math.max(...shipped.map((value, at) => Math.abs(value - (computed[index]?.[at] ?? 0))));
    });
    expect(differences.filter((difference) => difference > 1)).toEqual([]);
  });
});

describe('a first start', () => {
  const computed: string[] = [];
  /** Has the name of the model that ships, so that its vectors compare. */
  const embedder: Embedder = {
    model: 'all-minilm-l6-v2',
    async embed(asked) {
      computed.push(...asked);
      return asked.map(() => new Int8Array(384).fill(1));
    },
    warm: () => undefined,
    knows: () => true,
    stop: async () => undefined,
  };
  let academy: TestApp;
  beforeAll(async () => {
    academy = await createTestApp({}, { embedder });
  });
  afterAll(() => academy.close());

  it('takes all vectors from the file, and computes only what an author has changed', async () => {
    await makeAgentVectors(academy.services);
    expect(computed).toEqual([]);
    const { rows } = await academy.database.pool.query('select count(*)::int as count from text_vectors');
    expect(rows).toEqual([{ count: texts.length }]);
    await academy.database.pool.query(
      `update lesson_passages set sentences = '{"A sentence that nobody has written yet."}'
       where (lesson_id, position) = (select lesson_id, position from lesson_passages order by 1, 2 limit 1)`,
    );
    await makeAgentVectors(academy.services);
    expect(computed).toEqual([expect.stringMatching(/: A sentence that nobody has written yet\.$/)]);
  });
});
