import type { LessonBlock } from '../../courseware.ts';
import type { Lint } from '../linted-course.ts';

const shows = (block: LessonBlock) =>
  block.kind === 'explore' || (block.kind === 'html' && block.html.includes('<svg'));

/** A lesson without any picture loses people who think in pictures. */
export const checkFigureInLesson: Lint = ({ lessons }, report) => {
  for (const { lesson, source } of lessons)
    if (!lesson.blocks.some(shows))
      report(source.file, 1, 'A lesson needs at least one figure, or something to explore.');
};
