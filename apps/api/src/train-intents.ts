// `npm run intents:train`: teaches the assistant anew what messages are about, from `messages.txt`, the utterances, the
// questions of the lessons and those of the benchmark that have been looked at. With `-- --folds=4` it says as well how many are told right by a model that has not learnt from them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCourseware } from '@academy/courseware';
import { createEmbedder } from './gateways/embedder.ts';
import { learnIntents } from './modules/agents/intent-model/learn.ts';
import { ownMessages, readMessages } from './modules/agents/intent-model/read-messages.ts';

const CONTENT = new URL('../../../content/', import.meta.url);
const ASKED = new URL('../../../benchmarks/agents/questions/', import.meta.url);
/** Those that nobody has looked at only say how well it went. */
const LOOKED_AT = ['tune', 'newest', 'latest', 'recent', 'afresh', 'closing'];
const WEIGHTS = new URL('./modules/agents/intent-model/weights.bin', import.meta.url);

const messagesOf = (set: string) => {
  const folder = new URL(`${set}/`, ASKED);
  return readdirSync(folder).flatMap((file) => readMessages(new URL(file, folder)));
};

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { folds: { type: 'string', default: '0' } } });
  const { courseware } = await readCourseware(CONTENT.pathname);
  const lessons = courseware.courses.flatMap(({ modules }) => modules.flatMap((module) => module.lessons));
  const questions = lessons.flatMap((lesson) => ('questions' in lesson ? lesson.questions : []));
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(new URL(file, CONTENT), 'utf8'));
  const embedder = createEmbedder({ warn: (...said: unknown[]) => console.error(...said) });
  const { file, messages, shares } = await learnIntents(
    {
      own: ownMessages(),
      more: [
        ...questions.map((message) => ({ intent: 'courseware' as const, message })),
        ...LOOKED_AT.flatMap(messagesOf),
      ],
    },
    { courses: courseware.courses, texts: [...texts, ...questions] },
    { embedder, folds: Number(values.folds) },
  );
  await embedder.stop();
  writeFileSync(WEIGHTS, file);
  console.log(`Learnt from ${messages} messages; ${file.length} bytes.`);
  if (shares)
    console.log(`Right when held out: ${shares[0].toFixed(3)}, without vectors ${shares[1].toFixed(3)}.`);
}

await main();
