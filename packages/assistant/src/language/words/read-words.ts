import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkWords } from './check-words.ts';
import { type Fault, parseWords, type SectionName, type WordEntry } from './parse-words.ts';

export const WORDS_FOLDER = fileURLToPath(
  new URL('../../../../../content/assistant/words/', import.meta.url),
);

/** These files are required, whatever other languages there are. */
const NEEDED_FILES = ['af.yaml', 'en.yaml'];
const LANGUAGE_FILE = /^[a-z]{2,3}\.yaml$/;

/** The assistant's vocabulary in all languages. */
export interface WordLists {
  /** In English; empty if English has no word for it. */
  readonly meanings: ReadonlyMap<string, string>;
  readonly afrikaans: ReadonlySet<string>;
  readonly inAfrikaansSentences: ReadonlyMap<string, string>;
  readonly alsoEnglish: ReadonlySet<string>;
  readonly fillers: ReadonlySet<string>;
  readonly shortForms: ReadonlyMap<string, string>;
  readonly productWords: readonly string[];
  readonly notMistyped: ReadonlySet<string>;
  readonly emptyWords: ReadonlySet<string>;
  readonly titleWords: ReadonlySet<string>;
}

function listsOf(entries: readonly WordEntry[]): WordLists {
  const inSections = (...sections: SectionName[]) =>
    entries.filter(({ section }) => sections.includes(section));
  const meaningsIn = (...sections: SectionName[]) =>
    new Map(inSections(...sections).map(({ word, meaning }) => [word, meaning]));
  const wordsIn = (section: SectionName) => inSections(section).map(({ word }) => word);
  const ofAfrikaans = inSections('words', 'dropped').filter(({ file }) => file === 'af.yaml');
  return {
    meanings: meaningsIn('words', 'dropped'),
    afrikaans: new Set(ofAfrikaans.map(({ word }) => word)),
    inAfrikaansSentences: meaningsIn('in-afrikaans-sentences', 'dropped-in-afrikaans-sentences'),
    alsoEnglish: new Set(wordsIn('also-english')),
    fillers: new Set(wordsIn('fillers')),
    shortForms: meaningsIn('short-forms'),
    productWords: wordsIn('product-words'),
    notMistyped: new Set(wordsIn('not-mistyped')),
    emptyWords: new Set(wordsIn('empty-words')),
    titleWords: new Set(wordsIn('title-words')),
  };
}

function nameFault(file: string): Fault[] {
  if (LANGUAGE_FILE.test(file)) return [];
  return [{ file, line: 1, message: 'Name the file by the code of its language, such as zu.yaml.' }];
}

/** A fault as a line for its author. */
export const faultLine = (folder: string, { file, line, message }: Fault): string =>
  `${relative(process.cwd(), join(folder, file))}:${line} ${message}`;

/** The lists of a folder, with all errors in the order of its files. */
export function readWords(folder: string): { lists: WordLists; faults: readonly Fault[] } {
  const files = readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .toSorted();
  const missing = NEEDED_FILES.filter((name) => !files.includes(name));
  const read = files.map((file) => parseWords(file, readFileSync(join(folder, file), 'utf8')));
  const entries = read.flatMap((each) => each.entries);
  const faults = [
    ...missing.map((file) => ({ file, line: 1, message: 'This file is missing.' })),
    ...files.flatMap(nameFault),
    ...read.flatMap((each) => each.faults),
    ...checkWords(entries),
  ];
  return {
    lists: listsOf(entries),
    faults: faults.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line),
  };
}
