/** An error in a file of words, as a sentence for its author. */
export interface Fault {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** A word and its entry in one of the files. */
export interface WordEntry {
  readonly file: string;
  readonly line: number;
  readonly section: SectionName;
  readonly word: string;
  /** In English; empty in a section that is a list. */
  readonly meaning: string;
}

interface Section {
  readonly holds: 'meanings' | 'list';
  /** The one language that has it; without it every language can. */
  readonly language?: 'af' | 'en';
}

const SECTIONS = {
  words: { holds: 'meanings' },
  dropped: { holds: 'list' },
  fillers: { holds: 'list' },
  'in-afrikaans-sentences': { holds: 'meanings', language: 'af' },
  'dropped-in-afrikaans-sentences': { holds: 'list', language: 'af' },
  'also-english': { holds: 'list', language: 'af' },
  'short-forms': { holds: 'meanings', language: 'en' },
  'product-words': { holds: 'list', language: 'en' },
  'not-mistyped': { holds: 'list', language: 'en' },
  'empty-words': { holds: 'list', language: 'en' },
  'title-words': { holds: 'list', language: 'en' },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof SECTIONS;

const sectionsOf = (file: string) =>
  Object.entries<Section>(SECTIONS)
    .filter(([, { language }]) => language === undefined || file === `${language}.yaml`)
    .map(([name]) => name as SectionName);

const SHAPES = {
  meanings: { line: /^ {2}([^\s:]+): (.*)$/, example: '"  word: meaning"' },
  list: { line: /^ {2}- (.*)$/, example: '"  - word"' },
} as const;

/** A message is read word by word, and by its letters, digits and hyphens. */
const WORD = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;
const MEANING = /^[a-z0-9-]+(?: [a-z0-9-]+)*$/;

/** In the form in which messages reach the lists. */
const asRead = (text: string) =>
  text
    .trim()
    .replaceAll(/^["']|["']$/g, '')
    .normalize('NFKC')
    .toLowerCase();

function wordFault(word: string): string | null {
  const read = asRead(word);
  if (!WORD.test(read)) return `"${word}" is never found. Write one word of letters, digits and hyphens.`;
  return word === read ? null : `Write ${read} instead of ${JSON.stringify(word)}.`;
}

function meaningFault(word: string, meaning: string): string | null {
  const read = asRead(meaning);
  if (read === '')
    return `Write what "${word}" means behind the colon, or put it into "dropped" if English has no word for it.`;
  if (!MEANING.test(read))
    return `The meaning "${meaning}" is no plain English. Write words of the letters a to z; a comment has a line of its own.`;
  return meaning === read ? null : `Write ${read} instead of ${JSON.stringify(meaning)}.`;
}

const SECTION_LINE = /^([^\s:-][^\s:]*):\s*$/;
const EMPTY_LINE = /^\s*(?:#|$)/;

class WordFile {
  readonly entries: WordEntry[] = [];
  readonly faults: Fault[] = [];
  readonly #file: string;
  /** The first line of each section, including unknown ones. */
  readonly #begun = new Map<string, number>();
  #section: SectionName | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  addLine(line: number, content: string): void {
    if (EMPTY_LINE.test(content)) return;
    const name = SECTION_LINE.exec(content)?.[1];
    const message = name === undefined ? this.#addEntry(line, content) : this.#begin(line, name);
    if (message !== null) this.faults.push({ file: this.#file, line, message });
  }

  /** Returns the error of the line, or null. */
  #begin(line: number, name: string): string | null {
    const known = sectionsOf(this.#file);
    const before = this.#begun.get(name);
    this.#begun.set(name, before ?? line);
    this.#section = known.find((each) => each === name) ?? null;
    if (this.#section === null)
      return `"${name}" is no section of ${this.#file}. Write one of: ${known.join(', ')}.`;
    return before === undefined ? null : `"${name}" begins on line ${before} already. Move its lines there.`;
  }

  #addEntry(line: number, content: string): string | null {
    const section = this.#section;
    if (section === null)
      // Lines of an unknown section are not reported separately.
      return this.#begun.size > 0 ? null : 'Write the name of a section before this line, such as "words:".';
    const { holds } = SECTIONS[section];
    const shape = SHAPES[holds];
    // Without a meaning there is no space after the colon either.
    const [found, word = '', meaning = ''] = shape.line.exec(content) ?? shape.line.exec(`${content} `) ?? [];
    if (found === undefined)
      return `Write ${shape.example}, with two spaces before it: ${section} is a list of those.`;
    const message = wordFault(word) ?? (holds === 'meanings' ? meaningFault(word, meaning) : null);
    if (message === null) this.entries.push({ file: this.#file, line, section, word, meaning });
    return message;
  }
}

/**
 * Parses a file of words line by line. The files are YAML at its simplest, so that every error has its line, and
 * because the yaml package needs 115 ms for all of them where this needs 15 (each server reads them when it starts).
 */
export function parseWords(
  file: string,
  text: string,
): { readonly entries: readonly WordEntry[]; readonly faults: readonly Fault[] } {
  const words = new WordFile(file);
  for (const [index, content] of text.split(/\r?\n/).entries()) words.addLine(index + 1, content);
  return words;
}
