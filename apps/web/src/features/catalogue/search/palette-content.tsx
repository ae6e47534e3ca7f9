import type { NavigationEntry } from '@academy/domain/access';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ScrollArea } from '../../../ui/layout/scroll-area.tsx';
import { RecentList } from './recent-searches/recent-list.tsx';
import { optionId, ResultList } from './results/result-list.tsx';
import { SearchOutcome } from './results/search-outcome.tsx';
import { SearchField } from './search-field.tsx';
import { usePalette } from './use-palette.ts';

interface PaletteContentProps {
  initialText: string;
  pages: readonly NavigationEntry[];
  onClose: () => void;
}

/** The field keeps the focus throughout; the arrow keys move a selection through the list below it. */
export function PaletteContent(props: PaletteContentProps) {
  const listId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const { text, type, groups, count, chosen, open, ...palette } = usePalette(props);

  return (
    <>
      <div className="flex items-center gap-1 border-b p-3">
        <SearchField
          ref={fieldRef}
          text={text}
          listId={listId}
          hasList={count > 0}
          activeId={chosen && optionId(listId, chosen)}
          isSearching={palette.isSearching}
          onType={type}
          onKeyDown={palette.onKeyDown}
        />
        <IconButton icon={X} label="Close search" onClick={props.onClose} />
      </div>
      <ScrollArea className="min-h-0 flex-1 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {text.trim() === '' && (
          <RecentList
            recent={palette.recent}
            onForget={palette.forget}
            onSearch={(words) => {
              type(words);
              fieldRef.current?.focus();
            }}
          />
        )}
        {count > 0 && <ResultList id={listId} groups={groups} chosen={chosen} onChoose={open} />}
        <SearchOutcome
          text={text.trim()}
          count={count}
          isSearching={palette.isSearching}
          isUnreachable={palette.isUnreachable}
          isDeviceSearched={palette.isDeviceSearched}
          onRetry={palette.retry}
        />
      </ScrollArea>
      {count > 0 && (
        <p className="border-t px-6 py-2.5 text-ink-3 max-sm:hidden">
          Arrow keys to choose, Enter to open, Escape to close.
        </p>
      )}
    </>
  );
}
