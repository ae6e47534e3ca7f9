import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import type { CourseStateAnswer } from '@academy/contract/learning/learning-log';
import { ChevronDown } from 'lucide-react';
import { isMetered } from '../../../../lib/answers/read-ahead.ts';
import { BeadStrand } from '../../../../ui/brand/bead-strand.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { countOf, lessonsText, weightText } from '../course-words.ts';
import { AssessmentRow } from './assessment-row.tsx';
import { lessonState } from './course-steps.ts';
import { LessonRow } from './lesson-row.tsx';

interface ModuleItemProps {
  courseId: string;
  module: CourseDetailAnswer['syllabus'][number];
  number: number;
  state: CourseStateAnswer | undefined;
  isCurrent: boolean;
}

/** A module of the course. The native details element: several can be open, and the browser's search finds text inside. */
export function ModuleItem({ courseId, module, number, state, isCurrent }: ModuleItemProps) {
  const { lessons } = module;
  const writtenLessons = lessons.filter(({ isWritten }) => isWritten).length;
  const bytes = lessons.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const done = lessons.filter((lesson) => lessonState(lesson, state) === 'completed').length;
  return (
    <li className="not-first:border-t">
      <details open={isCurrent} className="group">
        <summary className="flex min-h-14 items-center gap-4 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
          <span className="grid min-w-0 flex-1 gap-1">
            <h4 className="text-base">
              {number}. {module.title}
            </h4>
            <span className="text-ink-2">
              {countOf(module.hours, 'hour')} · {lessonsText({ lessons: lessons.length, writtenLessons })}
              {bytes > 0 && isMetered() && ` · ${weightText(bytes, true)}`}
            </span>
            {state?.isEnrolled && lessons.length > 0 && (
              <BeadStrand
                size="sm"
                total={lessons.length}
                // A locked module has no current bead.
                done={done > 0 || isCurrent ? done : -1}
                tone={done === lessons.length ? 'success' : 'accent'}
                label={`${done} of ${countOf(lessons.length, 'lesson')} completed`}
                className="mt-1 max-w-60"
              />
            )}
          </span>
          <Icon
            icon={ChevronDown}
            className="text-ink-3 transition-transform duration-base group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-2 px-2 pb-4">
          <p className="max-w-read px-3 text-ink-2">{module.summary}</p>
          <ul>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonRow courseId={courseId} lesson={lesson} state={state} />
              </li>
            ))}
            {module.assessment && (
              <li>
                <AssessmentRow courseId={courseId} assessment={module.assessment} state={state} />
              </li>
            )}
          </ul>
        </div>
      </details>
    </li>
  );
}
