import { lazyPart } from '../../../../lib/pages/lazy-part.tsx';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';
import type { Lesson } from '../lesson.ts';
import type { RecordAction } from '../use-lesson.ts';
import { OnDemandBlock } from './on-demand-block.tsx';

const ExercisePanel = lazyPart(
  () => import('../exercise/exercise-panel.tsx'),
  ({ ExercisePanel }) => ExercisePanel,
);

interface ExerciseBlockProps {
  taskHtml: string;
  lesson: Lesson;
  record: RecordAction;
}

/** The editor is loaded with the first exercise; if that fails, the lesson and its task stay readable. */
export function ExerciseBlock({ taskHtml, lesson, record }: ExerciseBlockProps) {
  const { exercise, state, writings } = lesson;
  if (exercise === null) return null;
  const task = <SanitisedHtml html={taskHtml} className="prose exercise-task" />;
  const saved = writings.find(({ slot }) => slot === 'code');
  return (
    <section id="exercise" tabIndex={-1} aria-label="Exercise" className="lesson-exercise">
      <OnDemandBlock
        measure="h-96 w-full"
        meanwhile={task}
        instead={
          <>
            {task}
            <p>We could not load this exercise. Please check your connection.</p>
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
      </OnDemandBlock>
    </section>
  );
}
