/** A part of a text, and whether it matches the search. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

interface Match {
  readonly start: number;
  readonly end: number;
  readonly stem: string;
}

const IN_WORD = /[\p{L}\p{N}]/u;
const FEWEST_BEFORE_E = 3;

/** How the words of an English stem begin: `studi` stands for study and studies, `rate` for rating. */
function beginningsOf(stem: string): string[] {
  const trunk = stem.slice(0, -1);
  if (stem.endsWith('i')) return [stem, `${trunk}y`];
  return stem.endsWith('e') && trunk.length >= FEWEST_BEFORE_E ? [stem, `${trunk}ing`] : [stem];
}

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && IN_WORD.test(text.charAt(end))) end += 1;
  return end;
}

/** Lower case, one letter for each letter of the text; in a few languages the lower case of a letter has two. */
function smallLetters(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text;
}

/** The words of a text that begin with one of the stems, in their order. */
export function matchesIn(text: string, stems: readonly string[]): Match[] {
  const small = smallLetters(text);
  const found = new Map<number, Match>();
  for (const stem of stems)
    for (const beginning of beginningsOf(stem))
      for (let at = small.indexOf(beginning); at !== -1; at = small.indexOf(beginning, at + 1))
        if (at === 0 || !IN_WORD.test(small.charAt(at - 1)))
          found.set(at, { start: at, end: endOfWord(small, at), stem });
  return [...found.values()].sort((a, b) => a.start - b.start);
}

function piecesOf(text: string, matches: readonly Match[], start: number, end: number): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = start;
  for (const match of matches) {
    if (match.start < start || match.end > end) continue;
    pieces.push({ text: text.slice(at, match.start), isMatch: false });
    pieces.push({ text: text.slice(match.start, match.end), isMatch: true });
    at = match.end;
  }
  pieces.push({ text: text.slice(at, end), isMatch: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** The whole text with the matches marked. Stems are those of the search, in lower case. */
export function markMatches(text: string, stems: readonly string[]): MarkedPiece[] {
  return piecesOf(text, matchesIn(text, stems), 0, text.length);
}

const EXCERPT_CHARACTERS = 150;
// How much is shown before the first match, so that it has context.
const LEAD_CHARACTERS = 50;

// A single letter matches hundreds of words: the excerpt is chosen among the first of them.
const MOST_COMPARED = 40;

/** The match that is closely followed by the most different words; the first of equals. */
function bestStart(all: readonly Match[]): number {
  const matches = all.slice(0, MOST_COMPARED);
  const reach = EXCERPT_CHARACTERS - LEAD_CHARACTERS;
  let best = { start: 0, kinds: 0 };
  for (const { start } of matches) {
    const near = matches.filter((other) => other.start >= start && other.end <= start + reach);
    const kinds = new Set(near.map(({ stem }) => stem)).size;
    if (kinds > best.kinds) best = { start, kinds };
  }
  return best.start;
}

/** A nearby position at which a word begins, or a sentence if one begins there. */
function leadTo(text: string, start: number): number {
  if (start <= LEAD_CHARACTERS) return 0;
  const lead = text.slice(start - LEAD_CHARACTERS, start);
  const sentence = Math.max(lead.lastIndexOf('. '), lead.lastIndexOf('? '), lead.lastIndexOf('! '));
  if (sentence !== -1) return start - LEAD_CHARACTERS + sentence + 2;
  const space = lead.indexOf(' ');
  return space === -1 ? start : start - LEAD_CHARACTERS + space + 1;
}

/** A line of a longer text around the matches, marked; its beginning if there are none. */
export function excerptOf(text: string, stems: readonly string[]): MarkedPiece[] {
  const matches = matchesIn(text, stems);
  const start = leadTo(text, bestStart(matches));
  const furthest = start + EXCERPT_CHARACTERS;
  const space = text.lastIndexOf(' ', furthest);
  const end = furthest >= text.length ? text.length : space > start ? space : furthest;
  return piecesOf(text, matches, start, end);
}
