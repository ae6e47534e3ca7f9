import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';

export type Weight = 500 | 800;
type Part = 'latin' | 'latin-ext';

const read = (part: Part, weight: Weight) =>
  readFileSync(new URL(`./fonts/schibsted-grotesk-${part}-${weight}-normal.woff`, import.meta.url));

/** A font file and the letters that it has. */
export interface FontPart {
  readonly name: string;
  readonly file: Buffer;
  readonly font: Font;
}

let loaded: Promise<ReadonlyMap<Weight, readonly FontPart[]>> | null = null;

/** The house's typeface by weight: the common letters in one file, those with rarer marks in another. */
export function loadFonts(): Promise<ReadonlyMap<Weight, readonly FontPart[]>> {
  loaded ??= import('fontkit').then(({ create }) => {
    const part = (name: Part, weight: Weight) => {
      const file = read(name, weight);
      return { name: `${name}-${weight}`, file, font: create(file) };
    };
    return new Map(
      ([500, 800] as const).map((weight) => [weight, [part('latin', weight), part('latin-ext', weight)]]),
    );
  });
  return loaded;
}

export interface Run {
  readonly part: FontPart;
  readonly text: string;
}

/** Marks, joiners and the like: alone they are nothing to see. */
const SEEN_WITH_OTHERS = /\p{M}|\p{Default_Ignorable_Code_Point}/u;

/** A letter that neither file has is written without its mark, or as a question mark: never as an empty box. */
function drawable(letter: string, parts: readonly FontPart[]): { part: FontPart; text: string } | null {
  const [first] = parts;
  if (!first) return null;
  const inPart = (text: string) =>
    parts.find(({ font }) => [...text].every((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0)));
  for (const text of [letter, letter.normalize('NFD').replaceAll(/\p{M}/gu, '')]) {
    const part = text === '' ? undefined : inPart(text);
    if (part) return { part, text };
  }
  return { part: first, text: SEEN_WITH_OTHERS.test(letter) ? '' : '?' };
}

/** A text in pieces that one file each can draw. */
export function runsOf(text: string, parts: readonly FontPart[]): Run[] {
  const runs: { part: FontPart; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const piece = drawable(letter, parts);
    const last = runs.at(-1);
    if (piece && last?.part === piece.part) last.text += piece.text;
    else if (piece) runs.push(piece);
  }
  return runs;
}
