// `npm run hearing:train`: learns from the examples what people say in danger and distress. `-- --evaluate` says how well each
// writer is heard by what was learnt from the others; the thresholds of `create-hearing.ts` are chosen by it.
import { writeFileSync } from 'node:fs';
import {
  distinctExamples,
  evaluateHearing,
  HEARING_FILE,
  learnWords,
  readWriters,
} from './modules/agents/index.ts';

const writers = readWriters();
if (process.argv.includes('--evaluate')) evaluateHearing(writers, console.log);
else {
  const examples = distinctExamples(writers);
  const file = learnWords(examples);
  writeFileSync(HEARING_FILE, file);
  console.log(`Learnt from ${examples.length} examples; ${file.length} bytes.`);
}
