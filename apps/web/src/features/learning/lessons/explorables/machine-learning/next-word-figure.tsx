import { useRef, useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Says, Slider } from '../figure-parts.tsx';
import { FIRST_WORD, nextWords } from './next-word.ts';

export function NextWordFigure() {
  const [words, setWords] = useState<readonly string[]>([FIRST_WORD]);
  const [daring, setDaring] = useState(10);
  const last = words.at(-1) ?? FIRST_WORD;
  const choices = nextWords(last, daring / 10);
  const againRef = useRef<HTMLButtonElement>(null);
  function choose(word: string, place: number) {
    setWords([...words, word]);
    // The pressed button becomes one for the next word; if there is none, the focus must not be lost.
    if (nextWords(word, 1).length <= place) againRef.current?.focus();
  }
  const sentence = `${words.join(' ')}${choices.length === 0 ? '.' : ' …'}`;
  return (
    <div className="fig">
      <Says>{sentence.charAt(0).toUpperCase() + sentence.slice(1)}</Says>
      <ul className="fig-bars">
        {choices.map(({ word, percent }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a button keeps its place while its word changes
          <li key={place}>
            <button type="button" onClick={() => choose(word, place)}>
              <span>{word}</span>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={percent} height="10" className="fig-fill-1" />
              </svg>
              <span>{percent}%</span>
            </button>
          </li>
        ))}
      </ul>
      <Slider
        label="How daring"
        value={daring}
        min={1}
        max={40}
        text={daring < 5 ? 'hardly' : daring < 15 ? 'as in the examples' : 'very'}
        onChange={setDaring}
      />
      <Button ref={againRef} className="justify-self-start" onClick={() => setWords([FIRST_WORD])}>
        Begin again
      </Button>
    </div>
  );
}
