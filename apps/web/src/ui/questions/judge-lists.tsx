import type { Feedback, PublicQuestion } from '@academy/domain/learning/questions';
import { useId } from 'react';
import type { AnswerDraft } from './answer-draft.ts';
import { ChoiceList } from './choice-list.tsx';
import type { ChoiceMark } from './choice-look.tsx';

interface JudgeListsProps {
  question: Extract<PublicQuestion, { kind: 'judge' }>;
  draft: AnswerDraft;
  markOf: (part: Feedback['part']) => (id: string) => ChoiceMark;
  onChange: (changes: Partial<AnswerDraft>) => void;
}

/** Two choices that belong together: what is wrong, and what would fix it. */
export function JudgeLists({ question, draft, markOf, onChange }: JudgeListsProps) {
  const name = useId();
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-2">
        <p id={`${name}-fault`} className="font-semibold">
          What is wrong?
        </p>
        <ChoiceList
          labelledBy={`${name}-fault`}
          name={`${name}-fault`}
          choices={question.faults}
          chosen={draft.chosen}
          mode="radio"
          markOf={markOf('fault')}
          onChoose={(chosen) => onChange({ chosen })}
        />
      </div>
      <div className="grid grid-cols-1 gap-2">
        <p id={`${name}-repair`} className="font-semibold">
          What fixes it?
        </p>
        <ChoiceList
          labelledBy={`${name}-repair`}
          name={`${name}-repair`}
          choices={question.repairs}
          chosen={draft.repair === null ? [] : [draft.repair]}
          mode="radio"
          markOf={markOf('repair')}
          onChoose={([repair]) => onChange({ repair: repair ?? null })}
        />
      </div>
    </div>
  );
}
