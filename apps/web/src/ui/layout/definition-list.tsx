import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface Definition {
  term: string;
  description: ReactNode;
}

export interface DefinitionListProps {
  items: readonly Definition[];
  /** `rows`: term left, answer right, as on a receipt. `words`: a glossary. */
  look?: 'rows' | 'words' | undefined;
  className?: string | undefined;
}

const looks = {
  rows: {
    row: 'flex flex-wrap items-baseline justify-between gap-x-4 py-2.5',
    term: 'text-ink-2',
    description: 'font-semibold',
  },
  words: {
    row: 'grid gap-x-4 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]',
    term: 'font-bold font-heading text-accent-text',
    description: '',
  },
} as const;

export function DefinitionList({ items, look = 'rows', className }: DefinitionListProps) {
  return (
    <dl className={classNames('min-w-0', className)}>
      {items.map(({ term, description }) => (
        <div key={term} className={classNames('not-first:border-t first:pt-0 last:pb-0', looks[look].row)}>
          <dt className={looks[look].term}>{term}</dt>
          <dd className={classNames('min-w-0', looks[look].description)}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
