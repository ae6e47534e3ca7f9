import { type EngineName, QUICK_FILLS } from '@academy/domain/assistant/agents';
import { Chip } from '../../../ui/actions/chip.tsx';
import { ChipList } from '../../../ui/chat/chip-list.tsx';
import type { useModelConsent } from './model-consent/use-model-consent.ts';
import type { useOpenLesson } from './use-open-lesson.ts';

const ENGINE_WORDS: Readonly<Record<EngineName, string>> = {
  embedded: 'Answers come from the academy’s lessons.',
  llm: 'Written by a language model, may be wrong.',
};

interface PanelBottomProps {
  consent: ReturnType<typeof useModelConsent>;
  engine: EngineName;
  lesson: ReturnType<typeof useOpenLesson>;
  onFill: (text: string) => void;
  onAskPerson: () => void;
}

/** Between the conversation and the field: quick fills, what is attached, and the source of answers. */
export function PanelBottom({ consent, engine, lesson, onFill, onAskPerson }: PanelBottomProps) {
  return (
    <div className="grid gap-2 px-3.5 pb-2">
      {lesson.hasProgram && (
        <div>
          <Chip isPressed={lesson.isIncluded} onClick={() => lesson.include(!lesson.isIncluded)}>
            Include my program
          </Chip>
        </div>
      )}
      <ChipList
        label="Quick questions"
        chips={QUICK_FILLS.map(({ label }) => label)}
        onChoose={(label) => onFill(QUICK_FILLS.find((fill) => fill.label === label)?.text ?? '')}
      />
      <p className="text-ink-3 leading-snug">
        {ENGINE_WORDS[engine]}{' '}
        <a href="/tickets" onClick={onAskPerson} className="whitespace-nowrap">
          Ask a person
        </a>
        {consent.isAgreed === true && (
          <>
            {' · '}
            <a href="/settings?tab=preferences" className="whitespace-nowrap">
              Change who answers
            </a>
          </>
        )}
      </p>
    </div>
  );
}
