import type { Feedback, Marking, PublicQuestion } from '@academy/domain/learning/questions';
import { CircleCheck, CircleX } from 'lucide-react';
import { Icon } from '../brand/icon.tsx';
import { SanitisedHtml } from '../sanitised-html.tsx';
import { plainText } from './plain-text.ts';

interface MarkingNoteProps {
  question: PublicQuestion;
  marking: Marking;
}

/** Right or wrong, in words, and why: only for the choice that was made. */
export function MarkingNote({ question, marking }: MarkingNoteProps) {
  const reasons = marking.feedback.filter(({ html }) => html !== null);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p
        className={`flex items-center gap-2 font-bold ${marking.isRight ? 'text-success-text' : 'text-ink'}`}
      >
        <Icon icon={marking.isRight ? CircleCheck : CircleX} size="large" />
        {marking.isRight ? 'That is right.' : 'Not quite. Try again as often as you like.'}
      </p>
      {reasons.map((feedback) => (
        <div key={`${feedback.part} ${feedback.id}`} className="grid gap-0.5">
          {reasons.length > 1 && <p className="font-semibold">{choiceText(question, feedback)}</p>}
          <SanitisedHtml html={reasonText(feedback.html ?? '', reasons.length)} className="text-ink-2" />
        </div>
      ))}
    </div>
  );
}

/** The heading already says that it is right; among several reasons this tells the right ones from the others. */
const reasonText = (html: string, reasons: number) =>
  reasons === 1 ? html.replace(/^(<p>)?Yes\. /, '$1') : html;

function choiceText(question: PublicQuestion, { part, id }: Feedback): string {
  const choices = choicesOf(question, part);
  const html = choices.find((choice) => choice.id === id)?.html;
  return html === undefined ? '' : plainText(html);
}

function choicesOf(question: PublicQuestion, part: Feedback['part']) {
  if (question.kind === 'one' || question.kind === 'many') return question.options;
  if (question.kind === 'judge') return part === 'fault' ? question.faults : question.repairs;
  return [];
}
