import { Check, X } from 'lucide-react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { SanitisedHtml } from '../sanitised-html.tsx';

export type ChoiceMark = 'open' | 'right' | 'wrong';

const rows: Readonly<Record<ChoiceMark, string>> = {
  open: 'border-line-control bg-surface hover:bg-hover has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)]',
  right:
    'border-success bg-success-soft font-semibold text-success-text shadow-[inset_0_0_0_1px_var(--success)]',
  wrong: 'border-danger bg-danger-soft text-danger-text shadow-[inset_0_0_0_1px_var(--danger)]',
};

const beads: Readonly<Record<ChoiceMark, string>> = {
  open: 'bg-sunken peer-checked:bg-accent peer-checked:text-on-accent',
  right: 'bg-success text-on-success',
  wrong: 'bg-danger text-on-danger',
};

export function choiceRow(mark: ChoiceMark): string {
  return classNames(
    'choice flex min-h-13 w-full cursor-pointer items-center gap-3 rounded-md border-control py-2 pr-3.5 pl-2 text-left transition-colors',
    rows[mark],
  );
}

const letterOf = (index: number) => String.fromCharCode(65 + index);

/** Letter, text and, once marked, the result in words. */
export function ChoiceContent({ index, html, mark }: { index: number; html: string; mark: ChoiceMark }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'choice-bead grid size-9 shrink-0 place-items-center rounded-bead font-bold font-heading',
          beads[mark],
        )}
      >
        {letterOf(index)}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
        <SanitisedHtml as="span" html={html} className="min-w-0" />
        {mark !== 'open' && <MarkTag isRight={mark === 'right'} />}
      </span>
    </>
  );
}

export function MarkTag({ isRight, right = 'Right', wrong = 'Not this one' }: MarkTagProps) {
  return (
    <span className="choice-mark inline-flex items-center gap-1 whitespace-nowrap font-semibold">
      <Icon icon={isRight ? Check : X} />
      {isRight ? right : wrong}
    </span>
  );
}

interface MarkTagProps {
  isRight: boolean;
  right?: string;
  wrong?: string;
}
