import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import { entryByKey, entryByLetters, type TypedWord, typedWord } from './menu-keys.ts';

interface MenuPanelProps {
  id: string;
  labelledBy: string;
  align: 'start' | 'end';
  /** Opened with a key, the menu focuses its first entry. */
  isFirstEntryFocused: boolean;
  onClose: () => void;
  /** The focus moves elsewhere by itself. */
  onLeave: () => void;
  children: ReactNode;
}

const panelLook =
  'absolute top-full z-float mt-1.5 max-h-[calc(100svh-5.5rem)] w-max min-w-56 max-w-[min(22rem,calc(100vw-1.5rem))] ' +
  'animate-rise overflow-y-auto rounded-lg border border-line-strong bg-raised p-1.5 shadow-float outline-none';

const entriesIn = (panel: HTMLElement) => [
  ...panel.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])'),
];

const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;

/** The open menu: arrows, Home, End and letters move through its entries, Escape and Tab leave it. */
export function MenuPanel({
  id,
  labelledBy,
  align,
  isFirstEntryFocused,
  onClose,
  onLeave,
  children,
}: MenuPanelProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const typed = useRef<TypedWord>({ letters: '', atMs: 0 });

  useEffect(() => {
    const panel = panelRef.current;
    const first = isFirstEntryFocused && panel ? entriesIn(panel)[0] : null;
    (first ?? panel)?.focus({ preventScroll: true });
  }, [isFirstEntryFocused]);

  function entryFor(event: KeyboardEvent, entries: readonly HTMLElement[]): number | null {
    const current = entries.indexOf(document.activeElement as HTMLElement);
    if (!isLetter(event)) return entryByKey(event.key, current, entries.length);
    typed.current = typedWord(typed.current, event.key, Date.now());
    const labels = entries.map(({ textContent }) => textContent ?? '');
    return entryByLetters(labels, current, typed.current.letters);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { key, target } = event;
    if (key === 'Tab') return onLeave();
    const entries = entriesIn(event.currentTarget);
    const entry = entryFor(event, entries);
    if (entry !== null) entries[entry]?.focus();
    else if (key === 'Escape') onClose();
    // The browser presses a button with Space, but does not follow a link.
    else if (key === ' ' && target instanceof HTMLAnchorElement) target.click();
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={panelRef}
      id={id}
      role="menu"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={classNames(panelLook, align === 'end' ? 'right-0' : 'left-0')}
    >
      {children}
    </div>
  );
}
