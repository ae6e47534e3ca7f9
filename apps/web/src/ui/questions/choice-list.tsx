import type { Choice } from '@academy/domain/learning/questions';
import { ChoiceContent, type ChoiceMark, choiceRow } from './choice-look.tsx';

interface ChoiceListProps {
  /** The accessible name: the question. */
  labelledBy: string;
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** `pick` answers on click, the other two wait for a button. */
  mode: 'pick' | 'radio' | 'checkbox';
  markOf: (id: string) => ChoiceMark;
  onChoose: (chosen: readonly string[]) => void;
}

export function ChoiceList({ labelledBy, name, choices, chosen, mode, markOf, onChoose }: ChoiceListProps) {
  function choose(id: string) {
    if (mode !== 'checkbox') onChoose([id]);
    else onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  }
  return (
    <fieldset aria-labelledby={labelledBy} className="grid min-w-0 grid-cols-1 gap-2">
      {choices.map(({ id, html }, index) => {
        const mark = markOf(id);
        const content = <ChoiceContent index={index} html={html} mark={mark} />;
        if (mode === 'pick')
          return (
            // Not a radio: the arrow keys would submit each choice on their way.
            <button
              key={id}
              type="button"
              aria-pressed={chosen.includes(id)}
              data-mark={mark}
              onClick={() => choose(id)}
              className={choiceRow(mark)}
            >
              {content}
            </button>
          );
        return (
          <label key={id} data-mark={mark} className={choiceRow(mark)}>
            <input
              type={mode}
              name={name}
              checked={chosen.includes(id)}
              onChange={() => choose(id)}
              className="choice-input peer"
            />
            {content}
          </label>
        );
      })}
    </fieldset>
  );
}
