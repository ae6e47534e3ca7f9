import type { ReviewCard } from '@academy/contract/learning/reviews';
import type { ReviewGrade } from '@academy/domain/learning/reviews';
import { useId, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { answerInstruction, EMPTY_DRAFT } from '../../../ui/questions/answer-draft.ts';
import { MarkingNote } from '../../../ui/questions/marking-note.tsx';
import { QuestionField } from '../../../ui/questions/question-field.tsx';
import { QuestionPrompt } from '../../../ui/questions/question-prompt.tsx';
import { usePractice } from '../../../ui/questions/use-practice.ts';

interface CheckTurnProps {
  card: Extract<ReviewCard, { kind: 'check' }>;
  onGrade: (grade: ReviewGrade) => void;
}

/** A question that was answered wrongly in its lesson. The first answer counts; it can be retried until it is right. */
export function CheckTurn({ card: { question, lessonId }, onGrade }: CheckTurnProps) {
  const askId = useId();
  const [first, setFirst] = useState<boolean | null>(null);
  const { view, draft, marking, isAsking, isInstant, check, change } = usePractice({
    question,
    seed: `${lessonId}/${question.id}/review`,
    begun: () => EMPTY_DRAFT,
    onMarked: ({ isRight }) => setFirst(first ?? isRight),
  });

  return (
    <>
      <QuestionPrompt question={view} id={askId} />
      <QuestionField
        question={view}
        labelledBy={askId}
        draft={draft}
        marking={marking}
        isInstant={isInstant}
        onChange={change}
      />
      <div role="status" className="empty:hidden">
        {isAsking && <p className="text-ink-2">{answerInstruction(view)}</p>}
        {marking !== null && <MarkingNote question={view} marking={marking} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isInstant && (
          <Button variant="secondary" onClick={check}>
            Check my answer
          </Button>
        )}
        {first !== null && (
          <Button variant="primary" onClick={() => onGrade(first ? 'good' : 'again')}>
            Go on
          </Button>
        )}
      </div>
    </>
  );
}
