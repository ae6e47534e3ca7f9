import { useState } from 'react';
import { call, type Failure } from '../../../../lib/api-client.ts';
import { solutionProblem } from '../../lesson-messages.ts';

// The tries travel in the learning log, which sends what it has every few seconds: the server may not know the last one.
const ASKED_AGAIN_AFTER_MS = [2500, 5000];

type SolutionFailure = Failure<'GET /api/lessons/:lessonId/solution'>;

async function fetchSolution(lessonId: string): Promise<string> {
  for (const delayMs of ASKED_AGAIN_AFTER_MS) {
    try {
      return (await call('GET /api/lessons/:lessonId/solution', { lessonId })).solution;
    } catch (error) {
      if ((error as SolutionFailure).code !== 'not-tried-enough') throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return (await call('GET /api/lessons/:lessonId/solution', { lessonId })).solution;
}

export function useSolution(lessonId: string) {
  const [solution, setSolution] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  async function show(): Promise<void> {
    setIsPending(true);
    setError(null);
    try {
      setSolution(await fetchSolution(lessonId));
    } catch (failure) {
      setError(solutionProblem(failure as SolutionFailure));
    }
    setIsPending(false);
  }
  return { solution, isPending, error, show };
}
