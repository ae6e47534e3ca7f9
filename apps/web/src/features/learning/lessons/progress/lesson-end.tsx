import { ArrowLeft, ArrowRight, Circle } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../../lib/pages/lazy-part.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { ErrorBoundary } from '../../../../ui/feedback/error-boundary.tsx';
import type { Lesson } from '../lesson.ts';
import { type LeftToDo, remainingSteps, stayInWords } from './completion.ts';
import { courseAddress, type StepsAround, stepAddress } from './course-steps.ts';

// Most lessons are read long before they are completed.
const LessonMoment = lazyPart(
  () => import('./lesson-moment.tsx'),
  (module) => module.LessonMoment,
);

interface LessonEndProps {
  lesson: Lesson;
  steps: StepsAround;
}

export function LessonEnd({ lesson, steps }: LessonEndProps) {
  const left = remainingSteps(lesson);
  const isDone = left.length === 0;
  const [wasDone] = useState(isDone);
  const isNearlyDone = left.length === 1;
  useEffect(() => {
    // Loaded in advance: the message at the end must not wait for the network.
    if (isNearlyDone) void LessonMoment.load();
  }, [isNearlyDone]);
  return (
    <footer className="lesson-end">
      {/* Always rendered, so that the completion is announced. */}
      <div role="status">
        {isDone && (
          <ErrorBoundary fallback={() => 'Lesson completed'}>
            <Suspense>
              <LessonMoment lesson={lesson} next={steps.next} isOld={wasDone} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {left.length > 0 && (
        <section aria-labelledby="what-is-left" className="grid gap-2">
          <h2 id="what-is-left" className="text-lg">
            What is left to do
          </h2>
          <ul className="grid">
            {left.map((item) => (
              <li key={item.id} className="flex min-h-touch items-center gap-3">
                <Icon icon={Circle} className="text-ink-3" />
                <LeftItem item={item} />
              </li>
            ))}
          </ul>
          <p className="text-ink-3">This lesson completes when you finish these.</p>
        </section>
      )}
      <nav aria-label="Lesson" className="lesson-next">
        {steps.previous !== null && (
          <Button icon={ArrowLeft} href={stepAddress(lesson.courseId, steps.previous)}>
            Previous
          </Button>
        )}
        <NextButton lesson={lesson} next={steps.next} isDone={isDone} />
      </nav>
    </footer>
  );
}

function LeftItem({ item }: { item: LeftToDo }) {
  switch (item.kind) {
    case 'read':
      return <span>Read to the end, at your own pace</span>;
    case 'time':
      return <span>Spend {stayInWords(item.seconds)} with this lesson</span>;
    case 'check':
      return (
        <a href={`#check-${item.id}`}>
          Answer question {item.place} of {item.total}
        </a>
      );
    case 'exercise':
      return <a href="#exercise">Pass the exercise</a>;
  }
}

function NextButton({
  lesson,
  next,
  isDone,
}: {
  lesson: Lesson;
  next: StepsAround['next'];
  isDone: boolean;
}) {
  if (next === null)
    return (
      <Button variant="primary" href={courseAddress(lesson.courseId)} className="ml-auto">
        {lesson.isEnrolled ? 'Back to the course' : 'See the whole course'}
      </Button>
    );
  const label = next.kind === 'assessment' ? 'Go to the assessment' : 'Next lesson';
  return (
    <Button
      variant={isDone ? 'primary' : 'secondary'}
      iconAfter={ArrowRight}
      href={stepAddress(lesson.courseId, next)}
      className="ml-auto"
    >
      <span className="min-w-0">
        {label}
        <span className="sr-only">: {next.title}</span>
      </span>
    </Button>
  );
}
