// `npm run vectors:build`: writes the vectors of the academy's own texts (`content/assistant/text-vectors.bin`), which a server
// would otherwise compute at its first start. Texts that have not changed keep their vectors.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { textHash, VectorFile, writeVectorFile } from '@academy/assistant/embedding/passages';
import { createEmbedder } from '../gateways/embedder.ts';
import { readOwnTexts } from '../modules/assistant/agents/index.ts';
import { SHIPPED_VECTORS } from '../modules/catalogue/passages/index.ts';

const CONTENT = fileURLToPath(new URL('../../../../content/', import.meta.url));
const TEXTS_AT_ONCE = 64;

async function readEarlier(model: string): Promise<VectorFile | null> {
  const bytes = await readFile(SHIPPED_VECTORS).catch(() => null);
  const file = bytes && new VectorFile(bytes);
  return file?.model === model ? file : null;
}

async function main(): Promise<void> {
  const embedder = createEmbedder({ warn: (...values: unknown[]) => console.error(...values) });
  const earlier = await readEarlier(embedder.model);
  const texts = [...(await readOwnTexts(CONTENT))];
  const known = (text: string) => earlier?.vectorOf(textHash(text));
  const changed = texts.filter((text) => known(text) === undefined);
  const computed = new Map<string, Int8Array>();
  for (let from = 0; from < changed.length; from += TEXTS_AT_ONCE) {
    const some = changed.slice(from, from + TEXTS_AT_ONCE);
    const vectors = await embedder.embed(some, false);
    for (const [index, text] of some.entries()) computed.set(text, vectors[index] ?? new Int8Array());
  }
  await embedder.stop();
  const rows = texts.map((text) => ({
    hash: textHash(text),
    vector: known(text) ?? computed.get(text) ?? new Int8Array(),
  }));
  await writeFile(SHIPPED_VECTORS, writeVectorFile(embedder.model, rows));
  console.log(`${texts.length} texts, ${changed.length} of them new or changed.`);
}

await main();
