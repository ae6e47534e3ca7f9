import type { LessonAnswer } from '@academy/contract/lessons';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { RecordAction } from '../use-lesson.ts';

const ExercisePanel = lazy(() =>
  import('../exercise/exercise-panel.tsx').then(({ ExercisePanel }) => ({ default: ExercisePanel })),
);

/** The editor is loaded with the first exercise; the lesson stays readable when it cannot be. */
export function ExerciseBlock({ lesson, record }: { lesson: LessonAnswer; record: RecordAction }) {
  const { exercise, state, writings } = lesson;
  if (exercise === null) return null;
  const saved = writings.find(({ slot }) => slot === 'code');
  return (
    <section id="exercise" tabIndex={-1} aria-label="Exercise" className="lesson-exercise">
      <LoadingFailure>
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
      </LoadingFailure>
    </section>
  );
}

class LoadingFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="lesson-card">
        <p>We could not load this exercise. Please check your connection.</p>
        <Button className="justify-self-start" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </div>
    );
  }
}
