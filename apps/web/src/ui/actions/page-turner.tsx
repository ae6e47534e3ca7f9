import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

/** Cursor pagination for a list that grows at its top: each page starts after the last entry of the previous one. */
export function usePageMarks() {
  const [marks, setMarks] = useState<readonly number[]>([]);
  return {
    page: marks.length + 1,
    /** The entry after which this page starts; undefined for the first page. */
    before: marks.at(-1),
    turnBack: () => setMarks(marks.slice(0, -1)),
    turnTo: (mark: number) => setMarks([...marks, mark]),
  };
}

interface PageTurnerProps {
  label: string;
  pages: ReturnType<typeof usePageMarks>;
  /** The cursor of the next page; null on the last one. */
  next: number | null;
}

export function PageTurner({ label, pages, next }: PageTurnerProps) {
  const { page, turnBack, turnTo } = pages;
  if (page === 1 && next === null) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <Button icon={ChevronLeft} disabled={page === 1} onClick={turnBack}>
        Newer
      </Button>
      <span className="text-ink-2">Page {page}</span>
      <Button iconAfter={ChevronRight} disabled={next === null} onClick={() => next !== null && turnTo(next)}>
        Older
      </Button>
    </nav>
  );
}
