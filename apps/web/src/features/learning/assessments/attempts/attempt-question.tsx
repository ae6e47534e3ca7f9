import type { PublicQuestion } from '@academy/domain/learning/questions';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { type AnswerDraft, answerInstruction, answerOf } from '../../../../ui/questions/answer-draft.ts';
import { QuestionField } from '../../../../ui/questions/question-field.tsx';
import { QuestionPrompt } from '../../../../ui/questions/question-prompt.tsx';
import { questionAnchor } from './unanswered-questions.tsx';

interface AttemptQuestionProps {
  item: PublicQuestion;
  place: number;
  total: number;
  draft: AnswerDraft;
  onChange: (draft: AnswerDraft) => void;
}

export function AttemptQuestion({ item, place, total, draft, onChange }: AttemptQuestionProps) {
  const askId = useId();
  const isAnswered = answerOf(item, draft) !== null;
  return (
    <section
      id={questionAnchor(place)}
      aria-labelledby={askId}
      tabIndex={-1}
      className="lesson-card scroll-mt-30 focus:outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink-3">
        <span>
          Question {place} of {total}
        </span>
        {isAnswered ? (
          <Badge tone="accent" icon={Check}>
            Answered
          </Badge>
        ) : (
          <span>{answerInstruction(item)}</span>
        )}
      </div>
      <QuestionPrompt question={item} id={askId} />
      <QuestionField
        question={item}
        labelledBy={askId}
        draft={draft}
        marking={null}
        isInstant={false}
        onChange={onChange}
      />
    </section>
  );
}
