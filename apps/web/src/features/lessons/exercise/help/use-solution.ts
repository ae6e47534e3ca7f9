import { useState } from 'react';
import { call, type Failure } from '../../../../lib/api-client.ts';
import { learningLogOf } from '../../../../lib/browser-learning-log.ts';
import { useCurrentUser } from '../../../identity/index.ts';
import { solutionProblem } from '../../lesson-messages.ts';

type SolutionFailure = Failure<'GET /api/lessons/:lessonId/solution'>;

/** The tries travel in the learning log: the server has to know them before it is asked. */
async function sendTries(userId: string): Promise<void> {
  const log = learningLogOf(userId);
  await log.flush();
  // What was recorded while an earlier batch was under way goes with the next.
  if (log.pending().length > 0) await log.flush();
}

export function useSolution(lessonId: string) {
  const userId = useCurrentUser().data?.id;
  const [solution, setSolution] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  async function show(): Promise<void> {
    setIsPending(true);
    setError(null);
    try {
      if (userId !== undefined) await sendTries(userId);
      setSolution((await call('GET /api/lessons/:lessonId/solution', { lessonId })).solution);
    } catch (failure) {
      setError(solutionProblem(failure as SolutionFailure));
    }
    setIsPending(false);
  }
  return { solution, isPending, error, show };
}
