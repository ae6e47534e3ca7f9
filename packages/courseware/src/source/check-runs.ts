import type { ReportFault } from '../fault.ts';

const MOST_REPEATED = 100;
const MOST_IN_LINE = 5000;
/**
 * At each "<" the Markdown parser searches to the end of the paragraph for a tag. 20,000 take seconds; our longest file
 * has 53.
 */
const MOST_TAG_STARTS = 1000;
const TOO_MANY_TAGS = `With this line the file has more than ${MOST_TAG_STARTS} times "<". Write fewer of them.`;

const REPEATED = new RegExp(`(\\S)\\1{${MOST_REPEATED},}`);

/**
 * Reports lines on which a parser of Markdown, HTML or YAML would spend far more time than on any text that people
 * write. Returns whether the text may be parsed.
 */
export function checkRuns(file: string, text: string, report: ReportFault): boolean {
  let isReadable = true;
  let tagStarts = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const before = tagStarts;
    tagStarts += line.split('<').length - 1;
    const isOneTooMany = before <= MOST_TAG_STARTS && tagStarts > MOST_TAG_STARTS;
    const message = faultOf(line) ?? (isOneTooMany ? TOO_MANY_TAGS : null);
    if (message === null) continue;
    report(file, index + 1, message);
    isReadable = false;
  }
  return isReadable;
}

function faultOf(line: string): string | null {
  if (line.length > MOST_IN_LINE)
    return `This line is longer than ${MOST_IN_LINE} characters. Break it into shorter ones.`;
  const run = REPEATED.exec(line)?.[1];
  return run === undefined ? null : `"${run}" is repeated more than ${MOST_REPEATED} times in a row here.`;
}
