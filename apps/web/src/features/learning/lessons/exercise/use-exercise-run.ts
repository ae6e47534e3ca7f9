import type { LessonExercise } from '@academy/contract/learning/documents';
import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { python } from '../../../../lib/python/python.ts';
import { sql } from '../../../../lib/sql/sql.ts';
import { exerciseReducer, initialExerciseState, isHonestTry } from './exercise-state.ts';
import { isSql, languageOf } from './languages.ts';
import { gatherOutput } from './outcome/gather-output.ts';

interface ExerciseRunInput {
  readonly exercise: LessonExercise;
  readonly tries: number;
  readonly isPassed: boolean;
  readonly onTried: (isPassed: boolean) => void;
}

function runExercise(exercise: LessonExercise, code: string, onOutput: (text: string) => void) {
  if (isSql(exercise)) {
    const { tables, others, tests, hidden, mistakes } = exercise;
    return sql.run({ code, tables, others, tests, hidden, mistakes }, onOutput);
  }
  const { uses, tests, hidden, mistakes } = exercise;
  return python.run({ code, uses, tests, hidden, mistakes }, onOutput);
}

export function useExerciseRun({ exercise, tries, isPassed, onTried }: ExerciseRunInput) {
  const language = languageOf(exercise);
  const runner = language === 'sql' ? sql : python;
  const [state, dispatch] = useReducer(
    exerciseReducer,
    { language, starter: exercise.starter, tries, isPassed },
    initialExerciseState,
  );
  const runnerState = useSyncExternalStore(runner.subscribe, runner.getState);
  const latestState = useRef(state);
  latestState.current = state;

  useEffect(() => runner.stop, [runner]);

  async function run(code: string): Promise<void> {
    if (latestState.current.isRunning) return;
    dispatch({ kind: 'started' });
    const gathered = gatherOutput((text) => dispatch({ kind: 'printed', text }));
    const outcome = await runExercise(exercise, code, gathered.add);
    gathered.flush();
    if (outcome.kind === 'finished' && isHonestTry(latestState.current, code, outcome))
      onTried(outcome.isSolved);
    dispatch({ kind: 'ended', code, outcome });
  }

  // The page may have received tries from another device since.
  const known = { ...state, tries: Math.max(state.tries, tries), isPassed: state.isPassed || isPassed };
  return { state: known, runnerState, run, stop: runner.stop };
}
