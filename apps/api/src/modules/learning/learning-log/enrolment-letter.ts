import { isComingSoon } from '@academy/domain/catalogue/courses';
import { PRODUCT_NAME } from '@academy/domain/product';
import type { CatalogueCourse } from '../../catalogue/courses/index.ts';

/** Promises nothing that does not exist yet. */
function openLessonsText({ modules }: Pick<CatalogueCourse, 'modules'>): string {
  const all = modules.flatMap((module) => module.lessons);
  const open = all.filter(({ isWritten }) => isWritten).length;
  if (!isComingSoon({ lessons: all.length, writtenLessons: open }))
    return `All ${all.length} lessons are open. Begin whenever you like:`;
  if (open === 0) return 'Its lessons are coming soon. Your place is kept here:';
  return `${open} of its ${all.length} lessons ${open === 1 ? 'is' : 'are'} open, and the rest are coming soon. Begin whenever you like:`;
}

export function enrolmentLetter(name: string, course: CatalogueCourse, publicUrl: string) {
  const body = [
    `Dumela ${name}`,
    '',
    `You have a place in ${course.title}. In early access it is free: nothing was charged, and there is nothing to pay.`,
    '',
    openLessonsText(course),
    '',
    `${publicUrl}/course/${course.id}`,
    '',
    'If your network drops while a lesson is open, keep going: what you do is counted once you are back online.',
    '',
    PRODUCT_NAME,
  ].join('\n');
  return { subject: `Your place in ${course.title}`, body };
}
