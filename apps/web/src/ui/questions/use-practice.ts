import { type ClosedQuestion, type Marking, markAnswer } from '@academy/domain/learning/questions';
import { useMemo, useState } from 'react';
import { type AnswerDraft, answerOf } from './answer-draft.ts';
import { practiceView } from './practice-view.ts';

interface Practice {
  readonly question: ClosedQuestion;
  /** Mixes the options, always alike. */
  readonly seed: string;
  /** What stands in the fields at first. */
  readonly begun: () => AnswerDraft;
  readonly onMarked: (result: Marking, draft: AnswerDraft) => void;
}

/** A question that is marked on the device and may be tried as often as the learner likes. */
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
    // Who leaves the steps as they are shown has put them in this order.
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
