import type { CareerResult } from '@academy/contract/catalogue/careers';
import { sastDateTime } from '@academy/domain/kernel';
import { PencilLine, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { AllScores } from './all-scores.tsx';
import { MatchCard } from './match-card.tsx';

interface AssessmentResultProps {
  result: CareerResult;
  onAgain: () => void;
  onChange: () => void;
}

export function AssessmentResult({ result, onAgain, onChange }: AssessmentResultProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  const bestPercent = result.scores[0]?.percent ?? 0;
  return (
    <div className="grid gap-8">
      <section className="grid gap-4">
        <div className="grid gap-1">
          <h2 ref={headingRef} tabIndex={-1} className="text-2xl focus:outline-none">
            Careers that fit your answers
          </h2>
          <p className="max-w-read text-ink-2">
            A suggestion to think about, from your answers of {sastDateTime(new Date(result.takenAt))}. Every
            career is still open to you.
          </p>
        </div>
        <ol className="grid gap-4 lg:grid-cols-3">
          {result.best.map((match, place) => (
            <MatchCard
              key={match.careerId}
              match={match}
              place={place}
              bestPercent={bestPercent}
              parts={result.scores.find(({ careerId }) => careerId === match.careerId)?.parts ?? []}
              hoursPerWeek={result.hoursPerWeek}
            />
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <Button icon={PencilLine} onClick={onChange}>
            See my answers
          </Button>
          <Button icon={RotateCcw} onClick={onAgain}>
            Take it again
          </Button>
        </div>
      </section>
      <AllScores scores={result.scores} />
    </div>
  );
}
