import { useSyncExternalStore } from 'react';
import type { OldAnswers } from '../../../lib/answers/stored-answers/old-answers.ts';
import { oldAnswerWords } from './old-answer-words.ts';

/** Says unobtrusively that the screen shows data of an earlier visit. Placed after the page, so that nothing moves for it. */
export function OldAnswerSign({ oldAnswers }: { oldAnswers: OldAnswers }) {
  const old = useSyncExternalStore(oldAnswers.onChange, oldAnswers.shown);
  return (
    <div role="status" className="pointer-events-none sticky bottom-0 z-nav grid justify-items-center">
      {old !== null && (
        <p className="m-2 rounded-bead border bg-raised px-4 py-2 text-ink-2 shadow-float">
          {oldAnswerWords(old, new Date())}
        </p>
      )}
    </div>
  );
}
