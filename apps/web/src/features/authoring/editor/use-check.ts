import type { Answer } from '@academy/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/answers/api-client.ts';

type Checked = Answer<'POST /api/authoring/:courseId/check'>;
export interface WrittenFile {
  readonly path: string;
  readonly text: string | null;
}

const QUIET_MS = 700;

/** Asks the server what is wrong and how it looks, when the keyboard has been quiet. */
export function useCheck(courseId: string, draftId: string | null, files: readonly WrittenFile[] | null) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const latest = useRef(0);
  const asked = files === null ? null : JSON.stringify({ courseId, draftId, files });

  useEffect(() => {
    if (asked === null) return;
    latest.current += 1;
    const turn = latest.current;
    setIsChecking(true);
    const timer = setTimeout(() => {
      const settle = (answer: Checked | null) => {
        // Typed on meanwhile: the newer answer is on its way.
        if (turn !== latest.current) return;
        if (answer) setChecked(answer);
        setIsChecking(false);
      };
      call('POST /api/authoring/:courseId/check', JSON.parse(asked)).then(settle, () => settle(null));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return { checked, isChecking };
}
