import { Eye, Scale } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { CodeLines } from '../editor/code-lines.tsx';
import { compareLines } from '../outcome/compare-lines.ts';
import { useSolution } from './use-solution.ts';

export interface SolutionViewProps {
  lessonId: string;
  triesLeft: number;
  /** The learner's program, for comparison; it is never changed from here. */
  code: string;
}

export function SolutionView({ lessonId, triesLeft, code }: SolutionViewProps) {
  const { solution, isPending, error, show } = useSolution(lessonId);
  if (solution !== null) return <Solution solution={solution} code={code} />;
  if (triesLeft > 0)
    return (
      <p className="text-ink-2">
        You can see the solution after {triesLeft} more {triesLeft === 1 ? 'try' : 'tries'}. A run counts as a
        try once you have changed the program.
      </p>
    );
  return (
    <div className="grid justify-items-start gap-2">
      <Button icon={Eye} isPending={isPending} onClick={show}>
        Show the solution
      </Button>
      {error !== null && (
        <p role="alert" className="text-danger-text">
          {error}
        </p>
      )}
    </div>
  );
}

const LOOKS = {
  same: { sign: '' },
  mine: { sign: '−', note: 'Only in yours', className: 'bg-[rgb(238_108_74/0.2)]' },
  solution: { sign: '+', note: 'Only in the solution', className: 'bg-[rgb(47_180_140/0.22)]' },
} as const;

function Solution({ solution, code }: { solution: string; code: string }) {
  const [isComparing, setIsComparing] = useState(false);
  const lines = isComparing
    ? compareLines(code, solution).map(({ text, mark }) => ({ text, ...LOOKS[mark] }))
    : solution
        .trimEnd()
        .split('\n')
        .map((text) => ({ text }));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3>One solution</h3>
        <Button icon={Scale} onClick={() => setIsComparing(!isComparing)}>
          {isComparing ? 'Show only the solution' : 'Compare with mine'}
        </Button>
      </div>
      {isComparing && (
        <p className="text-ink-2">
          Lines marked − are only in your program. Lines marked + are only in the solution.
        </p>
      )}
      <div className="overflow-hidden rounded-md bg-code-bg text-code-text [--focus:var(--focus-on-panel)]">
        <CodeLines label="The solution" lines={lines} />
      </div>
    </div>
  );
}
