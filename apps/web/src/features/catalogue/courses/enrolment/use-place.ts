import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { useWrite } from '../../../../lib/answers/use-write.ts';

/** The only way to enrol in a course, under the quote that the person has seen. */
export function usePlace() {
  const { write, isPending } = useWrite('POST /api/courses/:courseId/enrolments');
  const takePlace = ({ id, quote }: Pick<CourseAnswer, 'id' | 'quote'>) =>
    write({ courseId: id, quoteId: quote.id });
  return { takePlace, isPending };
}
