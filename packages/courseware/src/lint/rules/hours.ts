import type { Course, Module } from '../../courseware.ts';
import type { Lint } from '../linted-course.ts';

/** The time for taking an assessment, and then going through its explanations. */
const ASSESSMENT_TIMES = 2;
const MINUTES = 60;

const isWritten = (course: Course) =>
  course.modules.every(({ lessons }) => lessons.every(({ kind }) => kind === 'written'));

/** Hours are stated in halves. */
const hoursOf = (minutes: number) => Math.ceil((2 * minutes) / MINUTES) / 2;

function minutesOf({ lessons, assessment }: Module): number {
  const reading = lessons.reduce((sum, lesson) => sum + (lesson.kind === 'written' ? lesson.minutes : 0), 0);
  return reading + ASSESSMENT_TIMES * (assessment?.minutes ?? 0);
}

/**
 * The stated hours must exist, because people pay for them. A lesson that is still to come has no minutes, so its
 * course is not checked yet.
 */
export const checkHours: Lint = ({ course, outline }, report) => {
  if (!isWritten(course)) return;
  for (const [index, module] of course.modules.entries()) {
    const source = outline.modules[index]?.source;
    const listed = hoursOf(minutesOf(module));
    if (source && module.hours > listed)
      report(
        source.file,
        source.lineOf(['hours']),
        `This module states ${module.hours} hours; its lessons and assessment come to ${listed}.`,
      );
  }
  const inModules = course.modules.reduce((sum, { hours }) => sum + hours, 0);
  const { final, project } = course;
  const last = ASSESSMENT_TIMES * (final?.minutes ?? 0) + (project?.minutes ?? 0);
  const listed = inModules + hoursOf(last);
  if (course.hours > listed)
    report(
      outline.source.file,
      outline.source.lineOf(['hours']),
      `This course states ${course.hours} hours; its modules, final and project come to ${listed}.`,
    );
};
