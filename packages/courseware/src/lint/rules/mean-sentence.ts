import { meanSentence, sentencesOf } from '../../html/sentences.ts';
import { readHtml } from '../../read/lessons/read-html.ts';
import type { Lint } from '../linted-course.ts';

const LEAST = 10;
const MOST = 14;

/** Short enough for a second language, and not so short that it reads like a list of orders. */
export const checkMeanSentence: Lint = ({ lessons }, report) => {
  for (const { lesson, source } of lessons) {
    const mean = meanSentence(sentencesOf(lesson.blocks.map(readHtml).join('\n')));
    if (mean < LEAST || mean > MOST)
      report(
        source.file,
        1,
        `A sentence has ${mean.toFixed(1)} words on average; ${LEAST} to ${MOST} read well.`,
      );
  }
};
