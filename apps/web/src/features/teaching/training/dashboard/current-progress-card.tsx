import type { TrainingAnswer } from '@academy/contract/teaching/training';
import { sastDateTime } from '@academy/domain/kernel';
import { MessageCircle } from 'lucide-react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { courseHref, currentCourse } from './current-course.ts';

interface CurrentProgressCardProps {
  registered: TrainingAnswer['registered'];
  onAsk: () => void;
}

/** TRAIN-27: the learner's progress, the next step, and somebody to ask. */
export function CurrentProgressCard({ registered, onAsk }: CurrentProgressCardProps) {
  const { data, isPending } = useAnswer('GET /api/progress/user', {}, { refetchOnMount: 'always' });
  const course = data ? currentCourse(data.courses) : null;
  const title = registered.find(({ courseId }) => courseId === course?.courseId)?.title;
  return (
    <Card as="section" aria-labelledby="training-progress" className="flex flex-col gap-4">
      <h3 id="training-progress">Current Progress</h3>
      {isPending && <Skeleton shape="block" measure="h-20 w-full" />}
      {!isPending && course === null && (
        <p className="text-ink-2">
          You have no course on the go. Choose one and start with its first lesson.
        </p>
      )}
      {course && (
        <div className="grid gap-2">
          <ProgressBar label={title ?? 'Your course'} value={course.percent} />
          <p className="text-ink-2">
            {course.lastAt === null
              ? 'You have a place. Start whenever you like.'
              : `Last opened ${sastDateTime(new Date(course.lastAt))}`}
          </p>
        </div>
      )}
      <div className="mt-auto flex flex-wrap gap-3">
        {course && (
          <Button variant="primary" href={courseHref(course)}>
            {course.lastAt === null ? 'Start' : 'Continue'}
          </Button>
        )}
        {!isPending && !course && (
          <Button variant="primary" href="/courses">
            Find a course
          </Button>
        )}
        <Button icon={MessageCircle} onClick={onAsk}>
          Ask Assistant
        </Button>
      </div>
    </Card>
  );
}
