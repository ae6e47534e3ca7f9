// `npm run words:check`: prints everything that is wrong with the word lists of the assistant, by file and line. `--
// <folder>` checks another folder.
import { faultLine, readWords, WORDS_FOLDER } from '../language/words/read-words.ts';

const folder = process.argv[2] ?? WORDS_FOLDER;
const { lists, faults } = readWords(folder);
for (const fault of faults) console.log(faultLine(folder, fault));
console.log(
  `${lists.meanings.size} words with their meanings, ${lists.shortForms.size} short forms, ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
