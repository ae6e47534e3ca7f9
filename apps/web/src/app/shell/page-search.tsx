import type { NavigationEntry } from '@academy/domain/access';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { fieldLook } from '../../ui/field-look.ts';
import { Icon } from '../../ui/icon.tsx';

interface PageSearchProps {
  pages: readonly NavigationEntry[];
  onOpen: (path: string) => void;
}

function matches(pages: readonly NavigationEntry[], words: string): readonly NavigationEntry[] {
  const wanted = words.trim().toLowerCase();
  return wanted === '' ? [] : pages.filter(({ label }) => label.toLowerCase().includes(wanted));
}

/** Finds pages of the academy by name; arrow keys choose, Enter opens, Escape clears. */
export function PageSearch({ pages, onOpen }: PageSearchProps) {
  const listId = useId();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const hits = matches(pages, words);
  const isOpen = words.trim() !== '';

  function open(hit: NavigationEntry | undefined) {
    if (!hit) return;
    setWords('');
    onOpen(hit.path);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setWords('');
    else if (event.key === 'Enter') open(hits[chosen]);
    else if (event.key === 'ArrowDown') setChosen((chosen + 1) % Math.max(hits.length, 1));
    else if (event.key === 'ArrowUp') setChosen((chosen - 1 + hits.length) % Math.max(hits.length, 1));
    else return;
    event.preventDefault();
  }

  return (
    <search className="relative block">
      <Icon icon={Search} className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3" />
      <input
        type="search"
        role="combobox"
        aria-label="Search"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(isOpen && hits[chosen] && { 'aria-activedescendant': `${listId}-${chosen}` })}
        placeholder="Search"
        autoComplete="off"
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setWords('')}
        className={classNames(fieldLook, 'pl-10.5')}
      />
      <div
        className={classNames(
          'absolute inset-x-0 top-full z-float mt-1.5 rounded-lg border border-line-strong bg-raised p-1.5 shadow-float',
          !isOpen && 'hidden',
        )}
      >
        <div id={listId} role="listbox" aria-label="Pages" className="grid">
          {hits.map((hit, index) => (
            <div
              key={hit.label}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              // The field keeps the focus, so the press must not take it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => open(hit)}
              onKeyDown={onKeyDown}
              className="flex min-h-touch cursor-pointer items-center rounded-md px-3 hover:bg-hover aria-selected:bg-hover"
            >
              {hit.label}
            </div>
          ))}
        </div>
        <p role="status" className={hits.length > 0 ? 'sr-only' : 'px-3 py-2 text-ink-2'}>
          {isOpen && (hits.length > 0 ? `${hits.length} found` : 'Nothing found.')}
        </p>
      </div>
    </search>
  );
}
