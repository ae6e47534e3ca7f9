import { textHash, textsOf } from '@academy/assistant/embedding/passages';
import type { Services } from '../../../services.ts';
import { addVectors, forgetOtherModels, forgetVectors, readPassages, readVectors } from './passages.store.ts';

/** The number stored at a time: a process that ends in between loses no more. */
const AT_A_TIME = 16;

type VectorContext = Pick<Services, 'db' | 'embedder'>;

/**
 * Makes only the missing vectors: an unchanged text already has one. Questions are answered meanwhile, because they
 * have priority in the thread.
 */
export async function makeVectors(
  { db, embedder }: VectorContext,
  /** What questions are compared with besides the passages. */
  others: readonly string[],
): Promise<void> {
  if (!embedder) return;
  const { model } = embedder;
  const texts = new Set([...others, ...(await readPassages(db)).flatMap(textsOf)]);
  const wanted = new Map([...texts].map((text) => [textHash(text).toString('base64'), text]));
  await forgetOtherModels(db, model);
  const known = await readVectors(db, model);
  const gone = [...known.keys()].filter((key) => !wanted.has(key));
  await forgetVectors(
    db,
    model,
    gone.map((key) => Buffer.from(key, 'base64')),
  );
  const missing = [...wanted].filter(([key]) => !known.has(key));
  for (let start = 0; start < missing.length; start += AT_A_TIME) {
    const part = missing.slice(start, start + AT_A_TIME);
    const vectors = await embedder.embed(
      part.map(([, text]) => text),
      false,
    );
    const rows = part.flatMap(([key], index) => {
      const vector = vectors[index];
      return vector ? [{ hash: Buffer.from(key, 'base64'), vector }] : [];
    });
    await addVectors(db, model, rows);
  }
}
