import { Suspense } from 'react';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import type { Lesson } from '../lesson.ts';
import type { RecordAction } from '../use-lesson.ts';

const ExercisePanel = lazyPart(
  () => import('../exercise/exercise-panel.tsx'),
  ({ ExercisePanel }) => ExercisePanel,
);

interface ExerciseBlockProps {
  taskHtml: string;
  lesson: Lesson;
  record: RecordAction;
}

/** The editor is loaded with the first exercise; the lesson and its task stay readable when it cannot be. */
export function ExerciseBlock({ taskHtml, lesson, record }: ExerciseBlockProps) {
  const { exercise, state, writings } = lesson;
  if (exercise === null) return null;
  const task = <SanitisedHtml html={taskHtml} className="prose exercise-task" />;
  const saved = writings.find(({ slot }) => slot === 'code');
  return (
    <section id="exercise" tabIndex={-1} aria-label="Exercise" className="lesson-exercise">
      <ErrorBoundary
        fallback={(_error, retry) => (
          <div className="lesson-card">
            {task}
            <p>We could not load this exercise. Please check your connection.</p>
            <Button className="justify-self-start" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
      >
        <Suspense
          fallback={
            <>
              {task}
              <Skeleton shape="block" measure="h-96 w-full" />
            </>
          }
        >
          <ExercisePanel
            lessonId={lesson.id}
            exercise={exercise}
            task={task}
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
