import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  /** Names the landmark: `Pages of courses`. */
  label: string;
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  className?: string | undefined;
}

/** Without room for the numbers they are replaced by `Page 3 of 120`. */
export function Pagination({ label, page, pageCount, onPageChange, className }: PaginationProps) {
  return (
    <nav aria-label={label} className={classNames('@container', className)}>
      <div className="flex items-center justify-between gap-2 @min-[28rem]:justify-center">
        <IconButton
          icon={ChevronLeft}
          label="Previous page"
          variant="secondary"
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        />
        <span aria-current="page" className="text-center font-semibold @min-[28rem]:hidden">
          Page {page} of {pageCount}
        </span>
        <ol className="flex items-center gap-1 @max-[28rem]:hidden">
          {pageWindow(page, pageCount).map((number, index) => (
            <li key={number ?? `gap-${index}`}>
              {number === null ? (
                <span aria-hidden="true" className="grid size-touch place-items-center text-ink-3">
                  …
                </span>
              ) : (
                <PageButton number={number} isCurrent={number === page} onPageChange={onPageChange} />
              )}
            </li>
          ))}
        </ol>
        <IconButton
          icon={ChevronRight}
          label="Next page"
          variant="secondary"
          disabled={page >= pageCount}
          onClick={() => onPageChange(page + 1)}
        />
      </div>
    </nav>
  );
}

interface PageButtonProps {
  number: number;
  isCurrent: boolean;
  onPageChange: (page: number) => void;
}

function PageButton({ number, isCurrent, onPageChange }: PageButtonProps) {
  return (
    <Button
      variant={isCurrent ? 'current-page' : 'icon'}
      size="icon"
      aria-label={`Page ${number}`}
      aria-current={isCurrent ? 'page' : undefined}
      className="tabular-nums"
      onClick={() => onPageChange(number)}
    >
      {number}
    </Button>
  );
}
