import type { AttemptResultAnswer } from '@academy/contract/learning/assessments';
import { passMark } from '@academy/domain/learning/questions';
import { Award, BookOpen } from 'lucide-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { NextAttempt } from '../assessment-start.tsx';
import { courseAddress, lessonAddress } from '../course-address.ts';
import { COURSE_COMPLETED } from '../course-completed-words.ts';
import { lessonsToRevisit } from './lessons-to-revisit.ts';

interface AttemptResultProps {
  title: string;
  courseId: string;
  result: AttemptResultAnswer;
  onAgain: () => void;
}

/** What the attempt completed, and what comes next. */
function passedWords({ completed }: AttemptResultAnswer): string {
  if (completed.courses.length > 0) return COURSE_COMPLETED;
  if (completed.modules.length > 0)
    return 'That completes the module. The next one is waiting on the course’s page.';
  return 'Your result is saved. What comes next stands on the course’s page.';
}

export function AttemptResult({ title, courseId, result, onAgain }: AttemptResultProps) {
  const { right, total, percent, isPassed, isOutOfTime, nextAttemptAt } = result;
  const lessons = lessonsToRevisit(result.items);
  return (
    <section role="status" className="lesson-card max-w-read">
      <h2 className="flex items-center gap-3 text-2xl">
        <Icon icon={isPassed ? Award : BookOpen} size="large" className="text-accent-text" />
        {isPassed ? 'You passed. Well done.' : 'Not passed this time'}
      </h2>
      <ProgressBar
        label={`${title}: ${right} of ${total} right`}
        value={percent}
        valueText={`${percent}%`}
        tone={isPassed ? 'success' : 'accent'}
      />
      {isOutOfTime && (
        <p className="font-semibold">Your time was up, so we marked the answers you had saved.</p>
      )}
      <p className="text-ink-2">
        {isPassed
          ? passedWords(result)
          : `You need ${passMark(total)} of ${total} right to pass. Go over these lessons, then try again.`}
      </p>
      {lessons.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-lg">{isPassed ? 'Worth another look' : 'Lessons to revisit'}</h3>
          <ul className="grid">
            {lessons.map(({ lessonId, lessonTitle, wrong }) => (
              <li key={lessonId} className="flex min-h-touch flex-wrap items-center gap-x-3">
                <a href={lessonAddress(courseId, lessonId)}>{lessonTitle}</a>
                <span className="text-ink-3">{wrong === 1 ? '1 question' : `${wrong} questions`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isPassed && nextAttemptAt !== null && <NextAttempt at={nextAttemptAt} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" href={courseAddress(courseId)}>
          Back to the course
        </Button>
        {!isPassed && nextAttemptAt === null && <Button onClick={onAgain}>Try again</Button>}
      </div>
    </section>
  );
}
