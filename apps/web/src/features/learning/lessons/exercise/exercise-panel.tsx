import type { LessonExercise } from '@academy/contract/learning/documents';
import { SquareTerminal } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { SavedNote } from '../writing/saved-note.tsx';
import { CodeCard } from './editor/code-card.tsx';
import type { Editor } from './editor/mount-editor.ts';
import { triesUntilSolution } from './exercise-state.ts';
import { HintLadder } from './help/hint-ladder.tsx';
import { SolutionView } from './help/solution-view.tsx';
import { LANGUAGES, languageOf } from './languages.ts';
import { RunSummary } from './outcome/run-summary.tsx';
import { TestList } from './outcome/test-list.tsx';
import { ResetNote } from './saving/reset-note.tsx';
import { useStoredCode } from './saving/use-stored-code.ts';
import { useExerciseRun } from './use-exercise-run.ts';
import { useNewsInSight } from './use-news-in-sight.ts';
import { useShownProgram } from './use-shown-program.ts';

export interface ExercisePanelProps {
  lessonId: string;
  exercise: LessonExercise;
  /** Its title and task. */
  task: ReactNode;
  savedCode: string | null;
  savedAt: string | null;
  tries: number;
  isPassed: boolean;
  onTried: (isPassed: boolean) => void;
}

export function ExercisePanel({
  lessonId,
  exercise,
  task,
  savedCode,
  savedAt,
  ...progress
}: ExercisePanelProps) {
  const language = languageOf(exercise);
  const { name, extension } = LANGUAGES[language];
  const editorRef = useRef<Editor>(null);
  const [replaced, setReplaced] = useState<string | null>(null);
  const run = useExerciseRun({ exercise, ...progress });
  const { code, read, write, saved } = useStoredCode({
    lessonId,
    starter: exercise.starter,
    server: savedCode === null || savedAt === null ? null : { text: savedCode, writtenAt: savedAt },
    onNewer: (newer) => editorRef.current?.replace(newer),
  });

  useShownProgram(read, run.state);
  const cardRef = useNewsInSight(run.state);

  function change(text: string): void {
    setReplaced(null);
    write(text);
  }
  /** Through the editor, where it is mounted, so that its undo history includes it. */
  function replace(text: string): void {
    if (editorRef.current === null) change(text);
    else editorRef.current.replace(text);
  }
  function reset(): void {
    const before = read();
    if (before === exercise.starter) return;
    replace(exercise.starter);
    setReplaced(before);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: it is inside a section of the lesson already.
    <div
      ref={cardRef}
      role="group"
      aria-label={`${name} exercise`}
      // Not `overflow: hidden`: a sticky element inside would stick to the card and not to the window.
      className="min-w-0 overflow-clip rounded-lg border bg-surface"
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
        <Badge tone="sun-soft" icon={SquareTerminal}>
          {name} exercise
        </Badge>
        <SavedNote saved={saved} />
      </div>
      <div className="px-5 pb-5">{task}</div>
      <CodeCard
        language={language}
        fileName={`${exercise.id}.${extension}`}
        code={code}
        starter={exercise.starter}
        run={run}
        editorRef={editorRef}
        onChange={change}
        onRun={() => void run.run(read())}
        onReset={reset}
      />
      <div className="grid gap-5 p-5">
        <ResetNote replaced={replaced} onUndo={replace} />
        <RunSummary state={run.state} />
        <TestList language={language} tests={exercise.tests} report={run.state.report} />
        <HintLadder hints={exercise.hints} />
        <SolutionView lessonId={lessonId} triesLeft={triesUntilSolution(run.state)} code={code} />
      </div>
    </div>
  );
}
