import type { ProgramError } from '@academy/courseware/python';
import { useEffect, useRef } from 'react';
import { showProgram } from '../../../../lib/work/shown-program.ts';
import type { ExerciseState } from './exercise-state.ts';

function errorText(error: ProgramError | null | undefined): string | null {
  if (!error) return null;
  return error.line === null ? error.message : `${error.message} (line ${error.line})`;
}

/** Lets the assistant read the current program, with the error of its last run. */
export function useShownProgram(read: () => string, { report, notice }: ExerciseState): void {
  const latest = useRef({ read, report, notice });
  latest.current = { read, report, notice };
  useEffect(
    () =>
      showProgram(() => {
        const shown = latest.current;
        return { code: shown.read(), error: errorText(shown.report?.error) ?? shown.notice ?? '' };
      }),
    [],
  );
}
