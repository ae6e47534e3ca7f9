import { type ClosedQuestion, fingerprintOf } from '@academy/domain/learning/questions';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { StorageEntry } from '../../../../lib/device/device-store.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { answerInstruction } from '../../../../ui/questions/answer-draft.ts';
import { MarkingNote } from '../../../../ui/questions/marking-note.tsx';
import { QuestionField } from '../../../../ui/questions/question-field.tsx';
import { QuestionPrompt } from '../../../../ui/questions/question-prompt.tsx';
import { usePractice } from '../../../../ui/questions/use-practice.ts';
import type { Lesson } from '../lesson.ts';
import type { RecordAction } from '../use-lesson.ts';
import { answerEntry, draftFor, type StoredCheckAnswer } from './stored-check-answer.ts';

interface CheckCardProps {
  lesson: Lesson;
  checkId: string;
  userId: string;
  record: RecordAction;
}

export function CheckCard({ lesson, checkId, userId, record }: CheckCardProps) {
  const index = lesson.checks.findIndex(({ id }) => id === checkId);
  const question = lesson.checks[index];
  // Programs are marked by running them, which only exercises and assessments do.
  if (question === undefined || question.kind === 'code') return null;
  const asked = fingerprintOf(JSON.stringify(question));
  return (
    <PracticeCard
      // A question that changes while it is shown is reset.
      key={asked}
      asked={asked}
      question={question}
      seed={`${lesson.id}/${checkId}`}
      place={answerEntry(userId)}
      number={`Question ${index + 1}/${lesson.checks.length}`}
      wasAnswered={lesson.state.answeredChecks.includes(checkId)}
      onFirstAnswer={(isRight) => record({ kind: 'check-answered', checkId, isRight })}
    />
  );
}

interface PracticeCardProps {
  question: ClosedQuestion;
  asked: number;
  seed: string;
  /** The last answer on this device. */
  place: StorageEntry<StoredCheckAnswer>;
  number: string;
  wasAnswered: boolean;
  onFirstAnswer: (isRight: boolean) => void;
}

/** Any number of tries; the first one is reported. */
function PracticeCard({
  question,
  asked,
  seed,
  place,
  number,
  wasAnswered,
  onFirstAnswer,
}: PracticeCardProps) {
  const askId = useId();
  const { view, draft, marking, isAsking, isInstant, check, change } = usePractice({
    question,
    seed,
    begun: () => draftFor(asked, place.read(seed)),
    onMarked(result, checked) {
      place.store({ asked, draft: checked }, seed);
      if (!wasAnswered) onFirstAnswer(result.isRight);
    },
  });

  return (
    <section
      id={`check-${question.id}`}
      tabIndex={-1}
      aria-labelledby={askId}
      className="lesson-card check-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Badge tone="bloom">Knowledge check</Badge>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-3">
          {wasAnswered && (
            <Badge {...(marking?.isRight && { tone: 'success', icon: Check })} className="answered-badge">
              Answered
            </Badge>
          )}
          {number}
        </span>
      </div>
      <QuestionPrompt question={view} id={askId} />
      <QuestionField
        question={view}
        labelledBy={askId}
        draft={draft}
        marking={marking}
        isInstant={isInstant}
        onChange={change}
      />
      {!isInstant && (
        <Button variant="secondary" className="check-button justify-self-start" onClick={check}>
          Check my answer
        </Button>
      )}
      {/* Always rendered: a live region that is added together with its text is not announced. */}
      <div role="status" className="check-result empty:hidden">
        {isAsking && <p className="text-ink-2">{answerInstruction(view)}</p>}
        {marking !== null && <MarkingNote question={view} marking={marking} />}
      </div>
    </section>
  );
}
