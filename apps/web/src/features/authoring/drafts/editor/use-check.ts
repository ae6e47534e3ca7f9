import type { Answer } from '@academy/contract';
import { useEffect, useState } from 'react';
import { type Failure, tryCall } from '../../../../lib/answers/api-client.ts';
import { checkFailed } from '../authoring-messages.ts';

type Checked = Answer<'POST /api/authoring/:courseId/check'>;
export interface WrittenFile {
  readonly path: string;
  readonly text: string | null;
}

const QUIET_MS = 700;

const retryMsOf = ({ code, retryAfterSeconds }: Failure<'POST /api/authoring/:courseId/check'>) =>
  code === 'too-busy' ? (retryAfterSeconds ?? 5) * 1000 : null;

/** Asks the server for problems and the preview when the keyboard has been quiet. */
export function useCheck(courseId: string, draftId: string | null, files: readonly WrittenFile[] | null) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  /** Why the newest text has not been checked. */
  const [problem, setProblem] = useState<string | null>(null);
  const requestKey = files === null ? null : JSON.stringify({ courseId, draftId, files });

  useEffect(() => {
    if (requestKey === null) return;
    setIsChecking(true);
    // The text changed meanwhile: the request is aborted, because the server runs only two checks per author at a time.
    const ending = new AbortController();
    async function check() {
      const { signal } = ending;
      const result = await tryCall('POST /api/authoring/:courseId/check', JSON.parse(requestKey ?? ''), {
        signal,
      });
      if (signal.aborted) return;
      if (result.ok) setChecked(result.answer);
      setProblem(result.ok ? null : checkFailed(result.failure));
      const retryMs = result.ok ? null : retryMsOf(result.failure);
      if (retryMs === null) setIsChecking(false);
      else timer = setTimeout(() => void check(), retryMs);
    }
    let timer = setTimeout(() => void check(), QUIET_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [requestKey]);
  return { checked, isChecking, problem };
}
