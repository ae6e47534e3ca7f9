import { useState } from 'react';
import { tryCall } from '../../../../../lib/answers/api-client.ts';
import { learningLogOf } from '../../../../../lib/work/browser-learning-log.ts';
import { useCurrentUser } from '../../../../accounts/identity/index.ts';
import { solutionProblem } from '../../lesson-messages.ts';

/** The tries are sent in the learning log: the server has to know them before the solution is requested. */
async function sendTries(userId: string): Promise<void> {
  const log = learningLogOf(userId);
  await log.flush();
  // Events recorded while an earlier batch was being sent go with the next one.
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
    // Never rejects: unsent events stay on the device.
    if (userId !== undefined) await sendTries(userId);
    const result = await tryCall('GET /api/lessons/:lessonId/solution', { lessonId });
    if (result.ok) setSolution(result.answer.solution);
    else setError(solutionProblem(result.failure));
    setIsPending(false);
  }
  return { solution, isPending, error, show };
}
