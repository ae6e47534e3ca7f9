import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import type { CourseStateAnswer } from '@academy/contract/learning/learning-log';
import { CircleCheck, Hammer, Lock } from 'lucide-react';
import { MoreLink } from '../../../../ui/actions/more-link.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { countOf, hoursText } from '../course-words.ts';
import { AssessmentRow } from './assessment-row.tsx';
import { currentModuleId } from './course-steps.ts';
import { ModuleItem } from './module-item.tsx';
import { StepRow } from './step-row.tsx';

interface SyllabusProps {
  course: CourseDetailAnswer;
  state: CourseStateAnswer | undefined;
}

function Project({ course, state }: SyllabusProps) {
  if (course.project === null) return null;
  const isPassed = state?.isProjectPassed === true;
  const isLocked = state?.isEnrolled === false;
  return (
    <StepRow
      icon={isLocked ? Lock : isPassed ? CircleCheck : Hammer}
      iconClassName={isLocked ? 'text-ink-3' : isPassed ? 'text-success-text' : 'text-sun-text'}
      isQuiet={isLocked}
      title={course.project.title}
      href={state?.isEnrolled ? `/course/${course.id}/project` : undefined}
    >
      {isPassed ? 'Passed' : 'Project'}
      {isLocked && ' · Locked'} · {course.project.minutes} min
    </StepRow>
  );
}

export function Syllabus({ course, state }: SyllabusProps) {
  const openId = currentModuleId(course, state);
  const hasPreview = course.syllabus.some(({ lessons }) =>
    lessons.some(({ isPreview, isWritten }) => isPreview && isWritten),
  );
  return (
    <PageSection
      title="Syllabus"
      headingLevel={3}
      action={course.glossary && <MoreLink href={`/course/${course.id}/glossary`}>Glossary</MoreLink>}
      description={`${countOf(course.modules, 'module')}, ${hoursText(course)}.${
        hasPreview && !state?.isEnrolled ? ' You can read the free preview lessons before you enrol.' : ''
      }`}
    >
      <Card padding="none" className="overflow-hidden">
        <ol>
          {course.syllabus.map((module, index) => (
            <ModuleItem
              key={module.id}
              courseId={course.id}
              module={module}
              number={index + 1}
              state={state}
              isCurrent={module.id === openId}
            />
          ))}
        </ol>
      </Card>
      {(course.final || course.project) && (
        <Card padding="none" className="grid p-2">
          {course.final && <AssessmentRow courseId={course.id} assessment={course.final} state={state} />}
          <Project course={course} state={state} />
        </Card>
      )}
    </PageSection>
  );
}
