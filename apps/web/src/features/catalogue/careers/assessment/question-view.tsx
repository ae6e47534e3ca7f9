import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Problem } from '../../../../ui/feedback/problem.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { Question } from './answer-sheet.ts';

interface QuestionViewProps {
  question: Question;
  place: number;
  total: number;
  chosen: string | null;
  isLast: boolean;
  isPending: boolean;
  problem: string;
  onChoose: (optionId: string) => void;
  /** Undefined at the first question. */
  onBack: (() => void) | undefined;
  onNext: () => void;
}

export function QuestionView(props: QuestionViewProps) {
  const { question, place, total, chosen, isLast, isPending, problem } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  // The next question takes the focus, so that it is read out and the keyboard continues from it.
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    formRef.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    props.onNext();
  }

  return (
    <form ref={formRef} onSubmit={submit} noValidate className="max-w-180 scroll-mt-20">
      <Card className="grid gap-5">
        <ProgressBar
          label={`Question ${place + 1} of ${total}`}
          value={place}
          max={total}
          valueText={`${place} done`}
        />
        <div className="grid gap-1">
          <h2 ref={headingRef} tabIndex={-1} className="text-xl focus:outline-none">
            {question.ask}
          </h2>
          {question.help !== null && <p className="text-ink-2">{question.help}</p>}
        </div>
        <RadioGroup
          legend={question.ask}
          isLegendHidden
          look="tiles"
          options={question.options.map(({ id, text }) => ({ value: id, label: text }))}
          value={chosen}
          onValueChange={props.onChoose}
        />
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-between gap-3">
          {props.onBack ? (
            <Button icon={ArrowLeft} onClick={props.onBack}>
              Back
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" variant="primary" iconAfter={ArrowRight} isPending={isPending}>
            {isLast ? 'See my result' : 'Next'}
          </Button>
        </div>
      </Card>
    </form>
  );
}
