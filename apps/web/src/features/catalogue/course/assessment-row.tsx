import type { CourseDetailAnswer } from '@academy/contract/catalogue';
import type { CourseStateAnswer } from '@academy/contract/learning';
import { sastDateTime } from '@academy/domain/kernel';
import { CircleCheck, ClipboardCheck } from 'lucide-react';
import { countOf } from '../course-words.ts';
import { StepRow } from './step-row.tsx';

interface AssessmentRowProps {
  courseId: string;
  assessment: NonNullable<CourseDetailAnswer['final']>;
  state: CourseStateAnswer | undefined;
}

/** Of a module, or the final one of the course; open to whoever is enrolled. */
export function AssessmentRow({ courseId, assessment, state }: AssessmentRowProps) {
  const own = state?.assessments.find(({ assessmentId }) => assessmentId === assessment.id);
  const isPassed = own?.isPassed === true;
  const parts = [
    isPassed ? 'Passed' : 'Assessment',
    typeof own?.bestPercent === 'number' && `best ${own.bestPercent}%`,
    countOf(assessment.questions, 'question'),
    `${assessment.minutes} min`,
    !isPassed && own?.nextAttemptAt && `next attempt from ${sastDateTime(new Date(own.nextAttemptAt))}`,
  ].filter(Boolean);
  return (
    <StepRow
      icon={isPassed ? CircleCheck : ClipboardCheck}
      iconClassName={isPassed ? 'text-success-text' : 'text-bloom-text'}
      title={assessment.title}
      href={state?.isEnrolled ? `/course/${courseId}/assessment/${assessment.id}` : undefined}
    >
      {parts.join(' · ')}
    </StepRow>
  );
}
