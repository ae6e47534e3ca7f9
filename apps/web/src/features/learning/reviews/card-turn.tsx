import type { ReviewCard } from '@academy/contract/learning/reviews';
import type { ReviewGrade } from '@academy/domain/learning/reviews';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { GRADE_WORDS, gradeOfKey } from './review-words.ts';

interface CardTurnProps {
  card: Extract<ReviewCard, { kind: 'card' }>;
  onGrade: (grade: ReviewGrade) => void;
}

/** The question, then the answer, then how well it was remembered. */
export function CardTurn({ card, onGrade }: CardTurnProps) {
  const [isTurned, setIsTurned] = useState(false);
  const firstRef = useRef<HTMLButtonElement>(null);
  // The pressed button is gone: the next one takes the focus.
  useEffect(() => {
    if (isTurned) firstRef.current?.focus();
  }, [isTurned]);
  useEffect(() => {
    if (!isTurned) return;
    function onKeyDown(event: KeyboardEvent) {
      const grade = event.ctrlKey || event.altKey || event.metaKey ? undefined : gradeOfKey(event.key);
      if (grade !== undefined && document.querySelector('dialog[open]') === null) onGrade(grade);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isTurned, onGrade]);
  return (
    <>
      <SanitisedHtml html={card.frontHtml} className="font-heading font-bold text-xl" />
      {!isTurned && (
        <Button variant="primary" className="justify-self-start" onClick={() => setIsTurned(true)}>
          Show the answer
        </Button>
      )}
      {/* Always rendered, so that the answer is read out. */}
      <div role="status" className="empty:hidden">
        {isTurned && <SanitisedHtml html={card.backHtml} className="border-line border-t pt-4" />}
      </div>
      {isTurned && (
        <fieldset>
          <legend className="pb-2 text-ink-2">How well did you remember it?</legend>
          <div className="flex flex-wrap gap-2">
            {GRADE_WORDS.map(({ grade, label }, index) => (
              <Button
                key={grade}
                ref={index === 0 ? firstRef : null}
                variant="secondary"
                aria-keyshortcuts={String(index + 1)}
                onClick={() => onGrade(grade)}
              >
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
