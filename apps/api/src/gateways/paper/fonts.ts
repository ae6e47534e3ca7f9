import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';

export type Weight = 500 | 800;
/** In the order of fallback: the academy's typeface, and one with every letter of a Latin name. */
const FAMILIES = {
  'schibsted-grotesk': ['latin', 'latin-ext'],
  'noto-sans': ['latin', 'latin-ext', 'vietnamese'],
} as const;
type Family = keyof typeof FAMILIES;

/** A font file and its characters. */
export interface FontPart {
  readonly family: Family;
  readonly name: string;
  readonly file: Buffer;
  readonly font: Font;
}

let loaded: Promise<ReadonlyMap<Weight, readonly FontPart[]>> | null = null;

export function loadFonts(): Promise<ReadonlyMap<Weight, readonly FontPart[]>> {
  loaded ??= import('fontkit').then(({ create }) => {
    const partsOf = (family: Family, weight: Weight): FontPart[] =>
      FAMILIES[family].map((letters) => {
        const name = `${family}-${letters}-${weight}-normal`;
        const file = readFileSync(new URL(`./fonts/${name}.woff`, import.meta.url));
        return { family, name, file, font: create(file) };
      });
    return new Map(
      ([500, 800] as const).map((weight) => [
        weight,
        [...partsOf('schibsted-grotesk', weight), ...partsOf('noto-sans', weight)],
      ]),
    );
  });
  return loaded;
}

export interface Run {
  readonly part: FontPart;
  readonly text: string;
}

/** Marks, joiners and the like: invisible on their own. */
const SEEN_WITH_OTHERS = /\p{M}|\p{Default_Ignorable_Code_Point}/u;
/** A letter with its marks, which have to come from one file. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;

const partWith = (letter: string, parts: readonly FontPart[]) =>
  parts.find(({ font }) => [...letter].every((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0)));

/** One typeface for the whole text, if one covers it: a name with a single letter from another looks broken. */
function partsFor(letters: readonly string[], parts: readonly FontPart[]): readonly FontPart[] {
  const families = Map.groupBy(parts, ({ family }) => family).values();
  return families.find((family) => letters.every((letter) => partWith(letter, family))) ?? parts;
}

/** A letter in no file is written without its mark, or as a question mark: never as an empty box. */
function drawable(letter: string, parts: readonly FontPart[]): { part: FontPart; text: string } | null {
  const [first] = parts;
  if (!first) return null;
  for (const text of [letter, letter.normalize('NFD').replaceAll(/\p{M}/gu, '')]) {
    const part = text === '' ? undefined : partWith(text, parts);
    if (part) return { part, text };
  }
  return { part: first, text: SEEN_WITH_OTHERS.test(letter) ? '' : '?' };
}

/** A text split into runs that one file each can draw. */
export function runsOf(text: string, parts: readonly FontPart[]): Run[] {
  const letters = text.normalize('NFC').match(LETTERS) ?? [];
  const fitting = partsFor(letters, parts);
  const runs: { part: FontPart; text: string }[] = [];
  for (const letter of letters) {
    const piece = drawable(letter, fitting);
    const last = runs.at(-1);
    if (piece && last?.part === piece.part) last.text += piece.text;
    else if (piece) runs.push(piece);
  }
  return runs;
}
