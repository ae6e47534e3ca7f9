import { Check, X } from 'lucide-react';
import { Icon } from '../../../ui/brand/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';

interface QuizOptionProps {
  index: number;
  text: string;
  isPicked: boolean;
  isRight: boolean;
  isLocked: boolean;
  onPick: () => void;
}

type Marking = 'open' | 'right' | 'wrong' | 'passed';

// The thicker border of a marked option is an inset shadow, so that nothing moves.
const boxes: Readonly<Record<Marking, string>> = {
  open: 'border-line-control bg-surface hover:bg-hover',
  right:
    'border-success bg-success-soft font-semibold text-success-text shadow-[inset_0_0_0_1px_var(--success)]',
  wrong: 'border-danger bg-danger-soft text-danger-text shadow-[inset_0_0_0_1px_var(--danger)]',
  passed: 'border-line-strong text-ink-2',
};

const beads: Readonly<Record<Marking, string>> = {
  open: 'bg-sunken',
  right: 'bg-success text-on-success',
  wrong: 'bg-danger text-on-danger',
  passed: 'bg-sunken',
};

export const optionLetter = (index: number) => String.fromCharCode(65 + index);

export function QuizOption({ index, text, isPicked, isRight, isLocked, onPick }: QuizOptionProps) {
  const marking = markingOf(isLocked, isRight, isPicked);
  return (
    <button
      type="button"
      disabled={isLocked}
      data-marking={marking}
      onClick={onPick}
      className={classNames(
        'flex min-h-13 w-full items-center gap-3 rounded-md border-control py-2 pr-3.5 pl-2 text-left transition-colors',
        boxes[marking],
      )}
    >
      <span
        className={classNames(
          'grid size-9 shrink-0 place-items-center rounded-bead font-bold font-heading',
          beads[marking],
        )}
      >
        {optionLetter(index)}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
        <span>{text}</span>
        {marking === 'right' && <Tag icon={Check} text="Correct" />}
        {marking === 'wrong' && <Tag icon={X} text="Your answer" />}
      </span>
    </button>
  );
}

function markingOf(isLocked: boolean, isRight: boolean, isPicked: boolean): Marking {
  if (!isLocked) return 'open';
  if (isRight) return 'right';
  return isPicked ? 'wrong' : 'passed';
}

function Tag({ icon, text }: { icon: typeof Check; text: string }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-semibold">
      <Icon icon={icon} />
      {text}
    </span>
  );
}
