// `npm run hearing:train`: learns from the examples what people say in danger and distress. `-- --evaluate` prints how
// well each writer is recognised by a model learnt from the others; the thresholds of `create-hearing.ts` are chosen by
// it. `-- --keep` leaves the weights as they are and records that they are meant for the present examples and wording.
import { writeFileSync } from 'node:fs';
import { evaluateHearing } from '../evaluation/index.ts';
import { HEARING_FILE, LIGHT_HEARING_FILE } from '../hearing/node/index.ts';
import {
  distinctExamples,
  FULL_FILE,
  LIGHT_FILE,
  learnWords,
  readWriters,
  recordKeptWeights,
  recordTraining,
} from '../training/hearing/index.ts';

const writers = readWriters();
if (process.argv.includes('--evaluate')) evaluateHearing(writers, console.log);
else if (process.argv.includes('--keep')) recordKeptWeights(distinctExamples(writers));
else {
  const examples = distinctExamples(writers);
  const files = [
    [HEARING_FILE, FULL_FILE],
    [LIGHT_HEARING_FILE, LIGHT_FILE],
  ] as const;
  for (const [path, size] of files) {
    const file = learnWords(examples, size);
    writeFileSync(path, file);
    console.log(`Learnt from ${examples.length} examples: ${path.pathname}, ${file.length} bytes.`);
  }
  recordTraining(examples);
}
