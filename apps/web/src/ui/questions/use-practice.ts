import { type ClosedQuestion, type Marking, markAnswer } from '@academy/domain/learning/questions';
import { useMemo, useState } from 'react';
import { type AnswerDraft, answerOf } from './answer-draft.ts';
import { practiceView } from './practice-view.ts';

interface Practice {
  readonly question: ClosedQuestion;
  /** Seeds the order of the options, which is always the same. */
  readonly seed: string;
  /** The initial values of the fields. */
  readonly begun: () => AnswerDraft;
  readonly onMarked: (result: Marking, draft: AnswerDraft) => void;
}

/** A question that is marked on the device and may be tried any number of times. */
export function usePractice({ question, seed, begun, onMarked }: Practice) {
  const view = useMemo(() => practiceView(question, seed), [question, seed]);
  const [draft, setDraft] = useState(begun);
  const [marking, setMarking] = useState<Marking | null>(() => {
    const answer = answerOf(view, draft);
    return answer && markAnswer(question, answer);
  });
  const [isAsking, setIsAsking] = useState(false);
  const isInstant = view.kind === 'one';

  function check(checked: AnswerDraft) {
    // Leaving the steps as they are shown is an answer too.
    const steps =
      view.kind === 'order' && checked.steps === null ? view.steps.map(({ id }) => id) : checked.steps;
    const whole = { ...checked, steps };
    const answer = answerOf(view, whole);
    setIsAsking(answer === null);
    if (answer === null) return;
    const result = markAnswer(question, answer);
    setMarking(result);
    onMarked(result, whole);
  }

  function change(next: AnswerDraft) {
    setDraft(next);
    setIsAsking(false);
    if (isInstant) check(next);
    else setMarking(null);
  }

  return { view, draft, marking, isAsking, isInstant, check: () => check(draft), change };
}
