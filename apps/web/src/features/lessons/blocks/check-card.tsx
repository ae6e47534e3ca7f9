import type { LessonAnswer } from '@academy/contract/lessons';
import { type ClosedQuestion, type Marking, markAnswer } from '@academy/domain/questions';
import { Check } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { type AnswerDraft, answerOf, askedFor, EMPTY_DRAFT } from '../../../ui/questions/answer-draft.ts';
import { Asked } from '../../../ui/questions/asked.tsx';
import { MarkingNote } from '../../../ui/questions/marking-note.tsx';
import { practiceView } from '../../../ui/questions/practice-view.ts';
import { QuestionField } from '../../../ui/questions/question-field.tsx';
import type { RecordAction } from '../use-lesson.ts';

interface CheckCardProps {
  lesson: LessonAnswer;
  checkId: string;
  record: RecordAction;
}

export function CheckCard({ lesson, checkId, record }: CheckCardProps) {
  const index = lesson.checks.findIndex(({ id }) => id === checkId);
  const question = lesson.checks[index];
  // Programs are marked by running them, which only exercises and assessments do.
  if (question === undefined || question.kind === 'code') return null;
  return (
    <PracticeCard
      question={question}
      seed={`${lesson.id}/${checkId}`}
      place={`Question ${index + 1}/${lesson.checks.length}`}
      wasAnswered={lesson.state.answeredChecks.includes(checkId)}
      onFirstAnswer={(isRight) => record({ kind: 'check-answered', checkId, isRight })}
    />
  );
}

interface PracticeCardProps {
  question: ClosedQuestion;
  seed: string;
  place: string;
  wasAnswered: boolean;
  onFirstAnswer: (isRight: boolean) => void;
}

/** As many tries as the learner likes; the first one is reported. */
function PracticeCard({ question, seed, place, wasAnswered, onFirstAnswer }: PracticeCardProps) {
  const view = useMemo(() => practiceView(question, seed), [question, seed]);
  const askId = useId();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [marking, setMarking] = useState<Marking | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isInstant = view.kind === 'one';

  function check(checked: AnswerDraft) {
    const shown =
      view.kind === 'order' && checked.steps === null ? view.steps.map(({ id }) => id) : checked.steps;
    const answer = answerOf(view, { ...checked, steps: shown });
    setIsAsking(answer === null);
    if (answer === null) return;
    const result = markAnswer(question, answer);
    setMarking(result);
    if (!wasAnswered) onFirstAnswer(result.isRight);
  }

  function change(next: AnswerDraft) {
    setDraft(next);
    setIsAsking(false);
    if (isInstant) check(next);
    else setMarking(null);
  }

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
            <Badge tone="success" icon={Check} className="answered-badge">
              Answered
            </Badge>
          )}
          {place}
        </span>
      </div>
      <Asked question={view} id={askId} />
      <QuestionField
        question={view}
        labelledBy={askId}
        draft={draft}
        marking={marking}
        isInstant={isInstant}
        onChange={change}
      />
      {!isInstant && (
        <Button variant="secondary" className="check-button justify-self-start" onClick={() => check(draft)}>
          Check my answer
        </Button>
      )}
      {/* In the page from the start: a live region that comes with its text is not announced. */}
      <div role="status" className="check-result empty:hidden">
        {isAsking && <p className="text-ink-2">{askedFor(view)}</p>}
        {marking !== null && <MarkingNote question={view} marking={marking} />}
      </div>
    </section>
  );
}
