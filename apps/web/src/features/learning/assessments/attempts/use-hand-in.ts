import { useEffect, useRef, useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { type HandedInAnswers, pollUntilMarked } from './retry-until-marked.ts';

/** Hands in an attempt; while its programs are being marked, polls for the result. */
export function useHandIn() {
  const { write, isPending } = useWrite('POST /api/assessment-attempts/:attemptId/answers');
  const [isBeingMarked, setIsBeingMarked] = useState(false);
  const leave = useRef(() => {});
  useEffect(() => () => leave.current(), []);

  function wait(ms: number): Promise<boolean> {
    setIsBeingMarked(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(true), ms);
      leave.current = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
  }

  return {
    isPending: isPending || isBeingMarked,
    isBeingMarked,
    async handIn(handedIn: HandedInAnswers) {
      const outcome = await pollUntilMarked(() => write(handedIn), wait);
      setIsBeingMarked(false);
      return outcome;
    },
  };
}
