import { readFile } from 'node:fs/promises';
import { VectorFile } from '@academy/assistant/embedding/passages';
import type { Services } from '../../../services.ts';

/** The vectors of the academy's own texts, written by `npm run vectors:build`. */
export const SHIPPED_VECTORS = new URL(
  '../../../../../../content/assistant/text-vectors.bin',
  import.meta.url,
);

/** Null where there is none for this model, or the file is damaged: then all of them are computed. */
export async function readShippedVectors(
  { log }: Pick<Services, 'log'>,
  model: string,
): Promise<VectorFile | null> {
  try {
    const file = new VectorFile(await readFile(SHIPPED_VECTORS));
    return file.model === model ? file : null;
  } catch (error) {
    log.warn({ err: error }, 'Shipped text vectors cannot be read; they are computed instead.');
    return null;
  }
}
