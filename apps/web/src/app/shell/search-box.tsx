import type { NavigationEntry } from '@academy/domain/access';
import { Search } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { lazyPart } from '../../lib/pages/lazy-part.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/brand/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx';
import { fieldLook } from '../../ui/forms/field-look.ts';
import { Card } from '../../ui/layout/card.tsx';
import { earlySearch, forgetEarlySearch } from './early-search.ts';

// Most visits search for nothing: the palette is loaded when the box is used.
const loadPalette = () => import('../../features/catalogue/search/search-palette.tsx');
const SearchPalette = lazyPart(loadPalette, ({ SearchPalette }) => SearchPalette);

function isSearchKey(event: globalThis.KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
}

/**
 * SHELL-38: the box of the top bar. What is typed before the palette has loaded is passed on to it. Any page with
 * `?search=words` opens it with these words, so that a link can lead there.
 */
export function SearchBox({ pages }: { pages: readonly NavigationEntry[] }) {
  const [path, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  const linked = address.get('search');
  const [text, setText] = useState(earlySearch);
  const [isCalled, setIsOpen] = useState(text !== '');
  const isOpen = isCalled || linked !== null;

  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      setIsOpen(true);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === 'ArrowDown') setIsOpen(true);
    else if (event.key === 'Escape') setText('');
  }

  return (
    <search className="relative block">
      <Icon icon={Search} className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3" />
      <input
        type="search"
        role="combobox"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        placeholder="Search"
        autoComplete="off"
        value={text}
        onFocus={() => void loadPalette().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setIsOpen(true);
        }}
        onKeyDown={onKeyDown}
        className={classNames(fieldLook, 'pl-[calc(1.25em+5.5*var(--spacing))]')}
      />
      {isOpen && (
        <ErrorBoundary fallback={(_error, retry) => <SearchUnavailable onRetry={retry} />}>
          <Suspense fallback={null}>
            {createPortal(
              <SearchPalette
                key={linked}
                isOpen
                initialText={linked ?? text}
                pages={pages}
                onClose={() => {
                  setIsOpen(false);
                  setText('');
                  forgetEarlySearch();
                  if (linked === null) return;
                  address.delete('search');
                  navigate(address.size > 0 ? `${path}?${address}` : path, { replace: true });
                }}
              />,
              // Outside the bar: a lesson hides the bar on a phone, with everything inside it.
              document.body,
            )}
          </Suspense>
        </ErrorBoundary>
      )}
    </search>
  );
}

function SearchUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Card padding="tight" className="absolute inset-x-0 top-full z-nav mt-2 grid justify-items-start gap-2">
      <p>The search did not load. Please check your connection.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Card>
  );
}
