import type { Lint } from '../linted-course.ts';
import { textsOf } from '../texts-of.ts';

const CLAIM = /\b\d[\d {2}]*(?:[.,]\d+)? ?(?:kB|KB|kilobytes?)\b/;

/** The size of a page changes with every build, so no text states it; bundles and phones are sold in MB and GB. */
export const checkSizeClaims: Lint = (linted, report) => {
  for (const { file, line, text } of textsOf(linted)) {
    const found = CLAIM.exec(text);
    if (found)
      report(file, line, `"${found[0]}" is a claim that a build can make false: leave the figure out.`);
  }
};
