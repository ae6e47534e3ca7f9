import { useEffect, useRef } from 'react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import type { Result } from './group-results.ts';
import { MarkedText } from './marked-text.tsx';
import { KIND_LOOKS, type ResultKind } from './search-kinds.ts';

interface ResultOptionProps {
  id: string;
  kind: ResultKind;
  result: Result;
  isChosen: boolean;
  onChoose: () => void;
}

export function ResultOption({ id, kind, result, isChosen, onChoose }: ResultOptionProps) {
  const optionRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) optionRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
    <div
      ref={optionRef}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-touch scroll-my-10 cursor-pointer items-start gap-3 rounded-md px-3 py-2.5 hover:bg-hover aria-selected:bg-accent-soft aria-selected:shadow-[inset_3px_0_0_var(--accent)]"
    >
      <Icon icon={KIND_LOOKS[kind].icon} className="mt-[0.125em] text-accent-text" />
      <span className="grid min-w-0">
        <span className="font-semibold">
          <MarkedText pieces={result.title} />
        </span>
        {result.excerpt.length > 0 && (
          <span className="line-clamp-2 text-ink-2">
            <MarkedText pieces={result.excerpt} />
          </span>
        )}
      </span>
    </div>
  );
}
