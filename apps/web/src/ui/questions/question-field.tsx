import type { Feedback, Marking, PublicQuestion } from '@academy/domain/learning/questions';
import { useId } from 'react';
import { TextArea } from '../forms/text-area.tsx';
import { TextField } from '../forms/text-field.tsx';
import { SanitisedHtml } from '../sanitised-html.tsx';
import type { AnswerDraft } from './answer-draft.ts';
import { ChoiceList } from './choice-list.tsx';
import type { ChoiceMark } from './choice-look.tsx';
import { JudgeLists } from './judge-lists.tsx';
import { MatchList } from './match-list.tsx';
import { OrderList } from './order-list.tsx';

export interface QuestionFieldProps {
  question: PublicQuestion;
  /** The id of the element with the question. */
  labelledBy: string;
  draft: AnswerDraft;
  /** Null while it has not been checked. */
  marking: Marking | null;
  /** A click on one of several options is the answer. */
  isInstant: boolean;
  onChange: (draft: AnswerDraft) => void;
}

/** The controls of one question, of any kind. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, labelledBy, draft, marking, isInstant, onChange } = props;
  const name = useId();
  const change = (changes: Partial<AnswerDraft>) => onChange({ ...draft, ...changes });
  const verdict = (part: Feedback['part'], id: string) =>
    marking?.feedback.find((feedback) => feedback.part === part && feedback.id === id)?.isRight ?? null;
  const markOf = (part: Feedback['part']) => (id: string) => asMark(verdict(part, id));

  switch (question.kind) {
    case 'one':
    case 'many':
      return (
        <ChoiceList
          labelledBy={labelledBy}
          name={name}
          choices={question.options}
          chosen={draft.chosen}
          mode={question.kind === 'many' ? 'checkbox' : isInstant ? 'pick' : 'radio'}
          markOf={markOf('option')}
          onChoose={(chosen) => change({ chosen })}
        />
      );
    case 'order':
      return (
        <OrderList
          labelledBy={labelledBy}
          steps={question.steps}
          order={draft.steps ?? question.steps.map(({ id }) => id)}
          isInPlace={(id) => verdict('step', id)}
          onMove={(steps) => change({ steps })}
        />
      );
    case 'match':
      return (
        <MatchList
          labelledBy={labelledBy}
          lefts={question.lefts}
          rights={question.rights}
          pairs={draft.pairs}
          isMatched={(left) => verdict('left', left)}
          onPair={(pairs) => change({ pairs })}
        />
      );
    case 'number':
      return (
        <TextField
          label={question.unit === null ? 'Your answer' : `Your answer in ${question.unit}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
          className="max-w-72"
        />
      );
    case 'output':
      return (
        <div className="grid grid-cols-1 gap-4">
          <SanitisedHtml html={question.codeHtml} className="prose" />
          <ProgramText
            label="What does it print?"
            rows={2}
            value={draft.text}
            onChange={(text) => change({ text })}
          />
        </div>
      );
    case 'judge':
      return <JudgeLists question={question} draft={draft} markOf={markOf} onChange={change} />;
    case 'code':
      return (
        <ProgramText
          label="Your program"
          rows={12}
          value={draft.text === '' ? question.starter : draft.text}
          onChange={(text) => change({ text })}
        />
      );
  }
}

interface ProgramTextProps {
  label: string;
  rows: number;
  value: string;
  onChange: (text: string) => void;
}

/** Disables correction and capitalisation by the keyboard. */
function ProgramText({ onChange, ...field }: ProgramTextProps) {
  return (
    <TextArea
      {...field}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      maxLength={20_000}
      onChange={(event) => onChange(event.target.value)}
      className="[&_textarea]:font-mono"
    />
  );
}

function asMark(isRight: boolean | null): ChoiceMark {
  if (isRight === null) return 'open';
  return isRight ? 'right' : 'wrong';
}
