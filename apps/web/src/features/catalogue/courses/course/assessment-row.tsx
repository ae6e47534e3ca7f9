import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import type { CourseStateAnswer } from '@academy/contract/learning/learning-log';
import { sastDateTime } from '@academy/domain/kernel';
import { CircleCheck, ClipboardCheck, Lock } from 'lucide-react';
import { countOf } from '../course-words.ts';
import { StepRow } from './step-row.tsx';

interface AssessmentRowProps {
  courseId: string;
  assessment: NonNullable<CourseDetailAnswer['final']>;
  state: CourseStateAnswer | undefined;
}

/** The assessment of a module, or the final one of the course; open to enrolled learners. */
export function AssessmentRow({ courseId, assessment, state }: AssessmentRowProps) {
  const own = state?.assessments.find(({ assessmentId }) => assessmentId === assessment.id);
  const isPassed = own?.isPassed === true;
  const isLocked = state?.isEnrolled === false;
  const parts = [
    isPassed ? 'Passed' : 'Assessment',
    isLocked && 'Locked',
    typeof own?.bestPercent === 'number' && `best ${own.bestPercent}%`,
    countOf(assessment.questions, 'question'),
    `${assessment.minutes} min`,
    !isPassed && own?.nextAttemptAt && `next attempt from ${sastDateTime(new Date(own.nextAttemptAt))}`,
  ].filter(Boolean);
  return (
    <StepRow
      icon={isLocked ? Lock : isPassed ? CircleCheck : ClipboardCheck}
      iconClassName={isLocked ? 'text-ink-3' : isPassed ? 'text-success-text' : 'text-bloom-text'}
      isQuiet={isLocked}
      title={assessment.title}
      href={state?.isEnrolled ? `/course/${courseId}/assessment/${assessment.id}` : undefined}
    >
      {parts.join(' · ')}
    </StepRow>
  );
}
