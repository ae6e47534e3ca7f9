// `npm run intents:train`: trains the assistant's intents and routing from `messages.txt`, the utterances, the questions of
// the lessons and the reviewed ones of the benchmark. It also reports how many a model without them in its training set
// classifies correctly.
import { readdirSync, writeFileSync } from 'node:fs';
import { QUESTIONS_FOLDER } from '@academy/assistant/evaluation';
import { INTENT_MODEL_FILE } from '@academy/assistant/intents/model';
import { LEAD_WEIGHTS_FILE } from '@academy/assistant/routing';
import {
  learnIntents,
  learnLeads,
  nearnessOf,
  ownMessages,
  type Reader,
  readMessages,
} from '@academy/assistant/training/intents';
import { OUTSIDE_UTTERANCES } from '@academy/assistant/training/utterances';
import { readCourseware } from '@academy/courseware';
import { createEmbedder } from '../gateways/embedder.ts';
import { coursewarePassages } from '../modules/catalogue/courses/index.ts';

const CONTENT = new URL('../../../../content/', import.meta.url);
/** The others are only used to measure the result. */
const LOOKED_AT = ['tune', 'newest', 'latest', 'recent', 'afresh', 'closing', 'study', 'visitors'];
const TEXTS_AT_ONCE = 32;

const messagesOf = (set: string) => {
  const folder = new URL(`${set}/`, QUESTIONS_FOLDER);
  return readdirSync(folder).flatMap((file) => readMessages(new URL(file, folder)));
};

function createReader(embedder: ReturnType<typeof createEmbedder>): Reader {
  const vectors = new Map<string, Int8Array>();
  return {
    knows: embedder.knows,
    async vectorsOf(texts) {
      const missing = [...new Set(texts)].filter((text) => !vectors.has(text));
      for (let from = 0; from < missing.length; from += TEXTS_AT_ONCE) {
        const some = missing.slice(from, from + TEXTS_AT_ONCE);
        for (const [index, vector] of (await embedder.embed(some, false)).entries())
          vectors.set(some[index] ?? '', vector);
      }
      return vectors;
    },
  };
}

async function main(): Promise<void> {
  const { courseware } = await readCourseware(CONTENT.pathname);
  const passages = coursewarePassages(courseware);
  const questions = passages.flatMap((passage) => passage.questions);
  const texts = passages.flatMap(({ title, heading, body }) => [title, heading, body]);
  const [own, lookedAt] = [ownMessages(), LOOKED_AT.flatMap(messagesOf)];
  const expected = questions.map((message) => ({ intent: 'courseware' as const, message }));
  const embedder = createEmbedder({ warn: (...values: unknown[]) => console.error(...values) });
  const reader = createReader(embedder);
  const { file, heldOut, shares } = await learnIntents(
    { own, more: [...expected, ...lookedAt] },
    { courses: courseware.courses, texts, questions },
    reader,
  );
  // A text that is itself in the reference set proves nothing: its distance is zero.
  const outside = new Set(OUTSIDE_UTTERANCES);
  const ofOwn = heldOut
    .slice(0, own.length)
    .filter(
      ({ intent, message }) => intent === 'courseware' || (intent === 'declined' && !outside.has(message)),
    );
  const ofAsked = heldOut.slice(own.length + expected.length);
  const used = [...ofOwn, ...ofAsked];
  const nearOf = await nearnessOf(
    used.map(({ text }) => text),
    passages,
    reader.vectorsOf,
  );
  await embedder.stop();
  const samples = used.map((each, index) => ({
    heldOut: each,
    near: nearOf(each.text),
    isOwn: index < ofOwn.length,
  }));
  writeFileSync(INTENT_MODEL_FILE, file);
  const rows = Object.entries(learnLeads(samples)).map(
    ([name, ofEach]) => `  ${JSON.stringify(name)}: [${ofEach.join(', ')}]`,
  );
  writeFileSync(LEAD_WEIGHTS_FILE, `{\n${rows.join(',\n')}\n}\n`);
  console.log(`Learnt from ${heldOut.length} messages; ${file.length} bytes.`);
  console.log(`Right when held out: ${shares[0].toFixed(3)}, without vectors ${shares[1].toFixed(3)}.`);
}

await main();
