import { finishMessage } from '@academy/domain/admissions/quiz';
import { RotateCcw } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../../ui/actions/button.tsx';

interface QuizResultsProps {
  score: number;
  total: number;
  headingRef: Ref<HTMLHeadingElement>;
  onPlayAgain: () => void;
}

export function QuizResults({ score, total, headingRef, onPlayAgain }: QuizResultsProps) {
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      <h3 ref={headingRef} tabIndex={-1} className="text-2xl">
        Quiz Complete!
      </h3>
      <div role="status" className="grid gap-2">
        <p>
          <span className="sr-only">Your score: </span>
          <span className="font-black font-heading text-4xl text-bloom-text">
            {score}/{total}
          </span>
        </p>
        <p className="text-lg">{finishMessage(score, total)}</p>
      </div>
      <Button variant="primary" icon={RotateCcw} className="mt-2" onClick={onPlayAgain}>
        Play Again
      </Button>
    </div>
  );
}
