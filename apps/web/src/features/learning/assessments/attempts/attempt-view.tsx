import type { AttemptAnswer, AttemptResultAnswer } from '@academy/contract/learning/assessments';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Problem } from '../../../../ui/feedback/problem.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { EMPTY_DRAFT } from '../../../../ui/questions/answer-draft.ts';
import { handInProblem } from '../assessment-messages.ts';
import { SAVED_TEXTS } from '../saved-state-words.ts';
import { AttemptClock } from './attempt-clock.tsx';
import { AttemptQuestion } from './attempt-question.tsx';
import { answersOf, unansweredPlaces } from './handed-in-answers.ts';
import { OpenQuestions } from './unanswered-questions.tsx';
import { useAttemptAnswers } from './use-attempt-answers.ts';
import { useHandIn } from './use-hand-in.ts';

interface AttemptViewProps {
  attempt: AttemptAnswer;
  userId: string;
  onResult: (result: AttemptResultAnswer) => void;
}

export function AttemptView({ attempt, userId, onResult }: AttemptViewProps) {
  const { attemptId, items } = attempt;
  const { drafts, saved, holdSaving, resumeSaving, change, finish } = useAttemptAnswers(attempt, userId);
  const [isConfirming, setIsConfirming] = useState(false);
  const [problem, setProblem] = useState('');
  const { handIn: send, isPending, isBeingMarked } = useHandIn();
  const open = unansweredPlaces(items, drafts);
  const done = items.length - open.length;

  async function handIn() {
    holdSaving();
    setProblem('');
    const outcome = await send({ attemptId, answers: answersOf(items, drafts) });
    if (outcome === null) return;
    setIsConfirming(false);
    if (!outcome.ok) {
      resumeSaving();
      return setProblem(handInProblem(outcome.failure));
    }
    finish();
    onResult(outcome.answer);
  }

  return (
    <div className="lesson-article">
      <h2 className="text-2xl">{attempt.title}</h2>
      <div className="attempt-progress">
        <ProgressBar
          label="Answered"
          value={done}
          max={items.length}
          valueText={`${done} of ${items.length}`}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <AttemptClock secondsLeft={attempt.secondsLeft} onTimeUp={() => void handIn()} />
          <span role="status" className="text-ink-3">
            {SAVED_TEXTS[saved]}
          </span>
        </div>
      </div>
      {items.map((item, index) => (
        <AttemptQuestion
          key={item.id}
          item={item}
          place={index + 1}
          total={items.length}
          draft={drafts[item.id] ?? EMPTY_DRAFT}
          onChange={(draft) => change(item.id, draft)}
        />
      ))}
      <div className="lesson-end">
        <p className="text-ink-2">
          <OpenQuestions places={open} />
        </p>
        <p role="status" className="font-semibold empty:hidden">
          {isBeingMarked && 'Your answers are handed in and are being marked. The result comes by itself.'}
        </p>
        <Problem>{problem}</Problem>
        <Button
          variant={open.length > 0 ? 'secondary' : 'primary'}
          size="lg"
          className="justify-self-start"
          isPending={isPending}
          onClick={() => (open.length > 0 ? setIsConfirming(true) : void handIn())}
        >
          Hand in
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void handIn()}
        title="Hand in now?"
        confirmLabel="Hand in anyway"
        cancelLabel="Keep answering"
        tone="discouraged"
        isPending={isPending}
      >
        <OpenQuestions places={open} onChoose={() => setIsConfirming(false)} /> Unanswered questions count as
        wrong.
      </ConfirmDialog>
    </div>
  );
}
