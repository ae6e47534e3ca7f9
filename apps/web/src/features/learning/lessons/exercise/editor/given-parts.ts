/** A range of given lines, from 1, both ends included. */
interface GivenPart {
  readonly first: number;
  readonly last: number;
}

// The marks are comments of the program itself (Python or SQL, at the start of the line), not a second file: no line
// number changes, and saved programs still open.
const BEGINS = /^(?:#|--) Given\b/;
const ENDS = /^(?:#|--) Your part\b/;

/** The lines below "# Given: …", up to "# Your part" or the end. */
function partsOf(lines: readonly string[]): GivenPart[] {
  return lines.flatMap((line, index) => {
    if (!BEGINS.test(line)) return [];
    const length = lines.slice(index + 1).findIndex((below) => ENDS.test(below) || BEGINS.test(below));
    let last = length < 0 ? lines.length : index + 1 + length;
    while (lines[last - 1]?.trim() === '') last -= 1;
    return last <= index + 1 ? [] : [{ first: index + 2, last }];
  });
}

/** The parts that can be folded: the starter's given code, as long as nobody has edited it. */
export function givenParts(code: string, starter: string): GivenPart[] {
  const textsOf = (text: string) => {
    const lines = text.trimEnd().split('\n');
    return partsOf(lines).map((part) => ({ part, text: lines.slice(part.first - 1, part.last).join('\n') }));
  };
  const given = new Set(textsOf(starter).map(({ text }) => text));
  return textsOf(code).flatMap(({ part, text }) => (given.has(text) ? [part] : []));
}
