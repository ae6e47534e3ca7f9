import type { BlockOf } from '@academy/contract/learning/documents';
import { Lightbulb } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';
import { askedBy, guessEntry, guessedOption, guessWords } from './guess.ts';

interface PredictActivityProps {
  block: BlockOf<'predict'>;
  lessonId: string;
  userId: string;
}

/** A guess before the answer: only the first one counts, so that the surprise is genuine. */
export function PredictActivity({ block, lessonId, userId }: PredictActivityProps) {
  const { id, askHtml, options, answer, thenHtml } = block;
  const askId = useId();
  const place = guessEntry(userId);
  const key = `${lessonId}/${id}`;
  const [guess, setGuess] = useState(() => guessedOption(block, place.read(key)));
  function choose(index: number) {
    if (guess !== null) return;
    setGuess(index);
    place.store({ asked: askedBy(block), option: index }, key);
  }
  return (
    <section aria-labelledby={askId} className="lesson-card activity">
      <Badge tone="sun-soft" icon={Lightbulb} className="justify-self-start">
        Guess first
      </Badge>
      <h3 id={askId}>
        <SanitisedHtml as="span" html={askHtml} />
      </h3>
      <fieldset aria-labelledby={askId} className="guess-options">
        {options.map((html, index) => (
          <button
            key={html}
            type="button"
            className="guess-option"
            aria-pressed={guess === index}
            aria-disabled={guess !== null}
            data-comes-true={guess !== null && answer === index}
            onClick={() => choose(index)}
          >
            <SanitisedHtml as="span" html={html} />
            {guess !== null && <OptionTag isGuess={guess === index} comesTrue={answer === index} />}
          </button>
        ))}
      </fieldset>
      <div role="status" className="guess-outcome empty:hidden">
        {guess !== null && (
          <>
            <p className="font-bold">{guessWords(guess, answer)}</p>
            <SanitisedHtml html={thenHtml} className="prose" />
          </>
        )}
      </div>
      {guess === null && (
        <details className="print-only">
          <summary>What happens</summary>
          <SanitisedHtml html={thenHtml} className="prose" />
        </details>
      )}
    </section>
  );
}

function OptionTag({ isGuess, comesTrue }: { isGuess: boolean; comesTrue: boolean }) {
  if (!isGuess && !comesTrue) return null;
  const words = [isGuess ? 'Your guess' : '', comesTrue ? 'This happens' : ''].filter(Boolean).join(' · ');
  return <span className="guess-tag">{words}</span>;
}
