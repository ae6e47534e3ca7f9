import type { LessonExercise } from '@academy/contract/lessons';
import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { python } from '../../../lib/python/python.ts';
import { exerciseReducer, initialExerciseState, isHonestTry } from './exercise-state.ts';
import { gatherOutput } from './outcome/gather-output.ts';

interface ExerciseRunInput {
  readonly exercise: LessonExercise;
  readonly tries: number;
  readonly isPassed: boolean;
  readonly onTried: (isPassed: boolean) => void;
}

export function useExerciseRun({ exercise, tries, isPassed, onTried }: ExerciseRunInput) {
  const { starter, uses, tests, hidden, mistakes } = exercise;
  const [state, dispatch] = useReducer(exerciseReducer, { starter, tries, isPassed }, initialExerciseState);
  const pythonState = useSyncExternalStore(python.subscribe, python.getState);
  const latestState = useRef(state);
  latestState.current = state;

  useEffect(() => python.stop, []);

  async function run(code: string): Promise<void> {
    if (latestState.current.isRunning) return;
    dispatch({ kind: 'started' });
    const gathered = gatherOutput((text) => dispatch({ kind: 'printed', text }));
    const outcome = await python.run({ code, uses, tests, hidden, mistakes }, gathered.add);
    gathered.flush();
    if (outcome.kind === 'finished' && isHonestTry(latestState.current, code, outcome))
      onTried(outcome.isSolved);
    dispatch({ kind: 'ended', code, outcome });
  }

  // The page may have learned of tries on another device since.
  const known = { ...state, tries: Math.max(state.tries, tries), isPassed: state.isPassed || isPassed };
  return { state: known, pythonState, run, stop: python.stop };
}
