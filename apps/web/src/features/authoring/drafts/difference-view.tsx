import { type DifferenceLine, differenceParts, lineDifference } from '@academy/domain/authoring/drafts';
import { classNames } from '../../../ui/class-names.ts';

interface DifferenceViewProps {
  before: string | null;
  after: string | null;
  /** The names of the two versions, for readers who cannot see colours. */
  label: string;
}

const LOOKS = {
  same: 'text-ink-2',
  added: 'bg-success-soft text-success-text',
  removed: 'bg-danger-soft text-danger-text line-through decoration-1',
} as const;
const SIGNS = { same: ' ', added: '+', removed: '−' } as const;
const WORDS = { same: '', added: 'Added: ', removed: 'Removed: ' } as const;

/** Removed and added lines; unchanged lines are omitted except for their neighbours. */
export function DifferenceView({ before, after, label }: DifferenceViewProps) {
  const parts = differenceParts(lineDifference(before, after));
  if (before === after) return <p className="text-ink-2">The two are the same.</p>;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[60dvh] overflow-auto rounded-md border bg-surface"
    >
      <ol className="font-mono text-sm leading-6">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a diff are never reordered
          <Line key={index} line={part} />
        ))}
      </ol>
    </section>
  );
}

function Line({ line }: { line: DifferenceLine | null }) {
  if (line === null) return <li className="px-3 text-ink-3">…</li>;
  return (
    <li className={classNames('grid grid-cols-[3ch_2ch_1fr] px-3', LOOKS[line.kind])}>
      <span aria-hidden="true" className="tabular-nums opacity-70">
        {line.after ?? line.before}
      </span>
      <span aria-hidden="true">{SIGNS[line.kind]}</span>
      <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">{WORDS[line.kind]}</span>
        {line.text === '' ? ' ' : line.text}
      </span>
    </li>
  );
}
