import { Suspense } from 'react';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { Lesson } from '../lesson.ts';
import type { RecordAction } from '../use-lesson.ts';

const ExercisePanel = lazyPart(
  () => import('../exercise/exercise-panel.tsx'),
  ({ ExercisePanel }) => ExercisePanel,
);

/** The editor is loaded with the first exercise; the lesson stays readable when it cannot be. */
export function ExerciseBlock({ lesson, record }: { lesson: Lesson; record: RecordAction }) {
  const { exercise, state, writings } = lesson;
  if (exercise === null) return null;
  const saved = writings.find(({ slot }) => slot === 'code');
  return (
    <section id="exercise" tabIndex={-1} aria-label="Exercise" className="lesson-exercise">
      <ErrorBoundary fallback={(_error, retry) => <ExerciseProblem onRetry={retry} />}>
        <Suspense fallback={<Skeleton shape="block" measure="h-96 w-full" />}>
          <ExercisePanel
            lessonId={lesson.id}
            exercise={exercise}
            savedCode={saved?.text ?? null}
            savedAt={saved?.writtenAt ?? null}
            tries={state.exerciseTries}
            isPassed={state.isExercisePassed}
            onTried={(isPassed) => record({ kind: 'exercise-tried', isPassed })}
          />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}

function ExerciseProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="lesson-card">
      <p>We could not load this exercise. Please check your connection.</p>
      <Button className="justify-self-start" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
