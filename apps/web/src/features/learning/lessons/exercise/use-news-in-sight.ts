import { useEffect, useRef } from 'react';
import type { ExerciseState } from './exercise-state.ts';

/** What a run says first is brought into the window: it comes below the program, often under the edge of a phone. */
export function useNewsInSight({ report, notice }: ExerciseState) {
  const cardRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (report === null && notice === null) return;
    // After the editor, which turns to the line of an error.
    const turn = requestAnimationFrame(() =>
      cardRef.current?.querySelector('[data-news]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(turn);
  }, [report, notice]);
  return cardRef;
}
