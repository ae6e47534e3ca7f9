import type { Fault, SectionName, WordEntry } from './parse-words.ts';

/** Sections of all languages in which a word can only have one meaning: it is looked up in all of them. */
const ACROSS_FILES: readonly (readonly SectionName[])[] = [
  ['short-forms', 'product-words', 'words', 'dropped'],
  ['product-words', 'not-mistyped'],
];
/** The same within a file: a word that is Afrikaans only in some sentences may be a word of another language. */
const IN_A_FILE: readonly (readonly SectionName[])[] = [
  ['words', 'in-afrikaans-sentences'],
  ['words', 'dropped-in-afrikaans-sentences'],
  ['in-afrikaans-sentences', 'dropped-in-afrikaans-sentences'],
];

const roleOf = ({ section, meaning }: WordEntry) =>
  meaning === '' ? `is in ${section}` : `means "${meaning}"`;
const isSameList = (one: WordEntry, other: WordEntry) =>
  one.file === other.file && one.section === other.section;
const placeOf = ({ file, line }: WordEntry) => `${file}:${line}`;

/** Compares each entry with the first one of its word. */
function compareByWord(
  entries: readonly WordEntry[],
  faultOf: (entry: WordEntry, first: WordEntry) => string | null,
): Fault[] {
  const firsts = new Map<string, WordEntry>();
  return entries.flatMap((entry) => {
    const first = firsts.get(entry.word);
    if (first === undefined) firsts.set(entry.word, entry);
    const message = first === undefined ? null : faultOf(entry, first);
    return message === null ? [] : [{ file: entry.file, line: entry.line, message }];
  });
}

const twice = (entries: readonly WordEntry[]): Fault[] =>
  compareByWord(
    entries,
    ({ word, section }, first) =>
      `"${word}" is in ${section} already, on line ${first.line}. Remove one of the two lines.`,
  );

const differently = (entries: readonly WordEntry[]): Fault[] =>
  compareByWord(entries, (entry, first) =>
    roleOf(entry) === roleOf(first) || isSameList(entry, first)
      ? null
      : `"${entry.word}" ${roleOf(entry)} here, but ${roleOf(first)} in ${placeOf(first)}. ${entry.meaning === '' || first.meaning === '' ? 'Remove one of them.' : 'Write the same in both, or remove one.'}`,
  );

/** Errors across all files. */
export function checkWords(entries: readonly WordEntry[]): Fault[] {
  const files = [...Map.groupBy(entries, ({ file }) => file).values()];
  const inSections = (some: readonly WordEntry[], sections: readonly SectionName[]) =>
    some.filter(({ section }) => sections.includes(section));
  const words = new Set(inSections(entries, ['words']).map(({ file, word }) => `${file} ${word}`));
  return [
    ...files.flatMap((own) => [...Map.groupBy(own, ({ section }) => section).values()].flatMap(twice)),
    ...ACROSS_FILES.flatMap((sections) => differently(inSections(entries, sections))),
    ...files.flatMap((own) => IN_A_FILE.flatMap((sections) => differently(inSections(own, sections)))),
    ...inSections(entries, ['also-english'])
      .filter(({ file, word }) => !words.has(`${file} ${word}`))
      .map(({ file, line, word }) => ({
        file,
        line,
        message: `"${word}" is none of the words of ${file}. Add it to "words", or remove it here.`,
      })),
  ];
}
