import { goOn, NEW_RUN, pickOption } from '@academy/domain/admissions/quiz';
import { useEffect, useRef, useState } from 'react';
import questions from '../../../../../../content/quizzes/ai-readiness.yaml';
import { QuizQuestionView } from './quiz-question-view.tsx';
import { QuizResults } from './quiz-results.tsx';

/** The short quiz that people play after joining the waiting list. Nothing of it is stored or sent. */
export function QuizCard() {
  const [run, setRun] = useState(NEW_RUN);
  const headingRef = useHeadingFocus(run.isFinished ? 'results' : run.index);
  const question = questions[run.index];
  const total = questions.length;

  return (
    <section aria-label="AI quiz" className="min-w-0 border-t pt-4">
      {run.isFinished || question === undefined ? (
        <QuizResults
          score={run.score}
          total={total}
          headingRef={headingRef}
          onPlayAgain={() => setRun(NEW_RUN)}
        />
      ) : (
        <QuizQuestionView
          key={run.index}
          run={run}
          question={question}
          total={total}
          headingRef={headingRef}
          onPick={(option) => setRun((current) => pickOption(current, option, question))}
          onGoOn={() => setRun((current) => goOn(current, total))}
        />
      )}
    </section>
  );
}

/** The button that led to the new screen is gone, so the heading takes the focus; not when the card first appears. */
function useHeadingFocus(screen: number | 'results') {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shownRef = useRef(screen);
  useEffect(() => {
    if (shownRef.current === screen) return;
    shownRef.current = screen;
    headingRef.current?.focus();
  }, [screen]);
  return headingRef;
}
