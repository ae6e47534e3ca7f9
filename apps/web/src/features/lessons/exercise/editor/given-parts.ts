/** Lines that only help, from 1, both ends included. */
interface GivenPart {
  readonly first: number;
  readonly last: number;
}

// A comment of Python or of SQL, at the start of its line.
const BEGINS = /^(?:#|--) Given\b/;
const ENDS = /^(?:#|--) Your part\b/;

/** What a program can be read without: the lines below "# Given: …", up to "# Your part" or the end. */
export function givenParts(code: string): GivenPart[] {
  const lines = code.trimEnd().split('\n');
  return lines.flatMap((line, index) => {
    if (!BEGINS.test(line)) return [];
    const length = lines.slice(index + 1).findIndex((below) => ENDS.test(below) || BEGINS.test(below));
    let last = length < 0 ? lines.length : index + 1 + length;
    while (lines[last - 1]?.trim() === '') last -= 1;
    return last <= index + 1 ? [] : [{ first: index + 2, last }];
  });
}
