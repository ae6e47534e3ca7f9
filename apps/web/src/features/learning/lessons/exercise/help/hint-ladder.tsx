import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';

/** Three hints, from where to look to almost the whole line; one at a time. */
export function HintLadder({ hints }: { hints: readonly string[] }) {
  const [shown, setShown] = useState(0);
  if (hints.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <ol aria-live="polite" aria-label="Hints" className="grid gap-3 empty:hidden">
        {hints.slice(0, shown).map((hint, index) => (
          <li key={hint} className="rounded-md border border-sun-soft-line bg-sun-soft px-4 py-3">
            <b className="text-sun-text">
              Hint {index + 1} of {hints.length}.
            </b>{' '}
            {hint}
          </li>
        ))}
      </ol>
      {shown < hints.length && (
        <Button icon={Lightbulb} onClick={() => setShown(shown + 1)}>
          {shown === 0 ? 'Show a hint' : 'Show the next hint'}
        </Button>
      )}
    </div>
  );
}
