import { textHash, textsOf } from '@academy/assistant/embedding/passages';
import type { Services } from '../../../services.ts';
import {
  addVectors,
  forgetOtherModels,
  forgetVectors,
  type NewVector,
  readPassages,
  readVectors,
} from './passages.store.ts';
import { readShippedVectors } from './shipped-vectors.ts';

/** Computed vectors are stored in small batches: a process that ends in between loses no more. */
const COMPUTED_AT_A_TIME = 16;
const SHIPPED_AT_A_TIME = 1000;

type VectorContext = Pick<Services, 'db' | 'embedder' | 'log'>;
type Text = readonly [key: string, text: string];

const hashOf = (key: string) => Buffer.from(key, 'base64');

/** Stores those that ship with the content. Returns the texts that it does not know. */
async function storeShippedVectors(
  context: VectorContext,
  model: string,
  missing: readonly Text[],
): Promise<Text[]> {
  if (missing.length === 0) return [];
  const file = await readShippedVectors(context, model);
  const unknown: Text[] = [];
  const rows: NewVector[] = [];
  for (const text of missing) {
    const hash = hashOf(text[0]);
    const vector = file?.vectorOf(hash);
    if (vector) rows.push({ hash, vector });
    else unknown.push(text);
  }
  for (let start = 0; start < rows.length; start += SHIPPED_AT_A_TIME)
    await addVectors(context.db, model, rows.slice(start, start + SHIPPED_AT_A_TIME));
  return unknown;
}

/**
 * Adds missing vectors only: those of the academy's own texts from the file that ships with them, the others computed.
 * Answers go on meanwhile, because the thread takes questions first.
 */
export async function makeVectors(
  context: VectorContext,
  /** What is compared with questions besides the passages. */
  others: readonly string[],
): Promise<void> {
  const { db, embedder } = context;
  if (!embedder) return;
  const { model } = embedder;
  const texts = new Set([...others, ...(await readPassages(db)).flatMap(textsOf)]);
  const textByHash = new Map([...texts].map((text) => [textHash(text).toString('base64'), text]));
  await forgetOtherModels(db, model);
  const known = await readVectors(db, model);
  const obsolete = [...known.keys()].filter((key) => !textByHash.has(key));
  await forgetVectors(db, model, obsolete.map(hashOf));
  const missing = [...textByHash].filter(([key]) => !known.has(key));
  const changed = await storeShippedVectors(context, model, missing);
  for (let start = 0; start < changed.length; start += COMPUTED_AT_A_TIME) {
    const part = changed.slice(start, start + COMPUTED_AT_A_TIME);
    const vectors = await embedder.embed(
      part.map(([, text]) => text),
      false,
    );
    const rows = part.flatMap(([key], index) => {
      const vector = vectors[index];
      return vector ? [{ hash: hashOf(key), vector }] : [];
    });
    await addVectors(db, model, rows);
  }
}
