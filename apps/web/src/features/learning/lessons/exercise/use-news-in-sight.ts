import { useEffect, useRef } from 'react';
import type { ExerciseState } from './exercise-state.ts';

/** Scrolls the result of a run into view: it appears below the program, often below the edge of a phone. */
export function useNewsInSight({ report, notice }: ExerciseState) {
  const cardRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (report === null && notice === null) return;
    // After the editor, which scrolls to the line of an error.
    const turn = requestAnimationFrame(() =>
      cardRef.current?.querySelector('[data-news]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(turn);
  }, [report, notice]);
  return cardRef;
}
