import type { CourseStateAnswer } from '@academy/contract/learning/learning-log';
import { Circle, CircleCheck, CircleDot, Hourglass, Lock, type LucideIcon } from 'lucide-react';
import { isMetered } from '../../../../lib/answers/read-ahead.ts';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { weightText } from '../course-words.ts';
import { type LessonLine, type LessonState, lessonHref, lessonState } from './course-steps.ts';
import { StepRow } from './step-row.tsx';

interface StateLook {
  label: string;
  icon: LucideIcon;
  colour: string;
}

const LOOKS: Readonly<Record<LessonState, StateLook>> = {
  completed: { label: 'Completed', icon: CircleCheck, colour: 'text-success-text' },
  'in-progress': { label: 'In progress', icon: CircleDot, colour: 'text-accent-text' },
  new: { label: 'New', icon: Circle, colour: 'text-ink-3' },
  locked: { label: 'Locked', icon: Lock, colour: 'text-ink-3' },
  'coming-soon': { label: 'Coming soon', icon: Hourglass, colour: 'text-ink-3' },
};

interface LessonRowProps {
  courseId: string;
  lesson: LessonLine;
  state: CourseStateAnswer | undefined;
}

export function LessonRow({ courseId, lesson, state }: LessonRowProps) {
  const status = lessonState(lesson, state);
  const { label, icon, colour } = LOOKS[status];
  const parts = [
    label,
    lesson.minutes !== null && `${lesson.minutes} min`,
    lesson.isWritten && weightText(lesson.sizeBytes, isMetered()),
    lesson.hasExercise && (lesson.usesSql ? 'with SQL' : 'with Python'),
  ].filter(Boolean);
  return (
    <StepRow
      icon={icon}
      iconClassName={colour}
      title={lesson.title}
      href={lessonHref(courseId, lesson, state)}
      isQuiet={status === 'locked' || status === 'coming-soon'}
      badge={lesson.isWritten && lesson.isPreview && <Badge tone="bloom">Free preview</Badge>}
    >
      {parts.join(' · ')}
      {!lesson.isWritten && lesson.idea !== null && <span className="block">{lesson.idea}</span>}
    </StepRow>
  );
}
