import { isLastQuestion, type QuizQuestion, type QuizRun } from '@academy/domain/admissions/quiz';
import { Lightbulb } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { optionLetter, QuizOption } from './quiz-option.tsx';

interface QuizQuestionViewProps {
  run: QuizRun;
  question: QuizQuestion;
  total: number;
  headingRef: Ref<HTMLHeadingElement>;
  onPick: (option: number) => void;
  onGoOn: () => void;
}

export function QuizQuestionView({
  run,
  question,
  total,
  headingRef,
  onPick,
  onGoOn,
}: QuizQuestionViewProps) {
  const questionId = useId();
  const place = `Question ${run.index + 1}/${total}`;
  const isAnswered = run.picked !== null;
  return (
    <div className="grid gap-4">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="font-semibold text-bloom-text">AI quiz</span>
          <span className="text-ink-2">{place}</span>
        </div>
        <ProgressBar isBare label="Quiz progress" value={run.index + 1} max={total} valueText={place} />
      </div>
      <h3 ref={headingRef} id={questionId} tabIndex={-1} className="text-pretty text-xl">
        {question.question}
      </h3>
      <fieldset aria-labelledby={questionId} className="grid min-w-0 gap-2">
        {question.options.map((option, index) => (
          <QuizOption
            key={option}
            index={index}
            text={option}
            isPicked={run.picked === index}
            isRight={question.correct === index}
            isLocked={isAnswered}
            onPick={() => onPick(index)}
          />
        ))}
      </fieldset>
      {/* Always rendered: a live region that is added together with its text is not announced. */}
      <div role="status">{isAnswered && <Explanation picked={run.picked} question={question} />}</div>
      {isAnswered && <GoOnButton isLast={isLastQuestion(run, total)} onGoOn={onGoOn} />}
    </div>
  );
}

function Explanation({ picked, question }: { picked: number | null; question: QuizQuestion }) {
  const isRight = picked === question.correct;
  return (
    <div className="grid gap-3">
      <p className="font-semibold">
        {isRight
          ? 'Well done, that’s right.'
          : `Not quite. ${optionLetter(question.correct)} is the right answer.`}
      </p>
      <div className="grid gap-2 rounded-lg border border-info-line bg-info-soft p-4">
        <h4 className="flex items-center gap-2 text-info-text">
          <Icon icon={Lightbulb} />
          Did you know?
        </h4>
        <p>{question.explanation}</p>
      </div>
    </div>
  );
}

/** Takes the focus from the chosen option, which is disabled and can no longer hold it. */
function GoOnButton({ isLast, onGoOn }: { isLast: boolean; onGoOn: () => void }) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    buttonRef.current?.focus({ preventScroll: true });
    buttonRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Button
      ref={buttonRef}
      variant="primary"
      // Room for the floating prompt of the support chat, which would cover it.
      className="scroll-mb-24 justify-self-start"
      onClick={onGoOn}
      onKeyDown={ignoreHeldKey}
    >
      {isLast ? 'See Results' : 'Next Question'}
    </Button>
  );
}

/** An Enter key still held down from the answer would skip the question before anybody has read it. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}
