import { Button } from '../../ui/actions/button.tsx';

interface SearchOutcomeProps {
  text: string;
  count: number;
  isSearching: boolean;
  isUnreachable: boolean;
  onRetry: () => void;
}

/** Heard when the list has settled, and seen where there is no list. */
export function SearchOutcome({ text, count, isSearching, isUnreachable, onRetry }: SearchOutcomeProps) {
  const isQuiet = text === '' || isSearching;
  const isSeen = count === 0 || isUnreachable;
  return (
    <>
      <p role="status" className={isSeen ? 'px-3 py-2 text-ink-2 empty:hidden' : 'sr-only'}>
        {!isQuiet && outcomeText(text, count, isUnreachable)}
      </p>
      {isUnreachable && (
        <Button variant="quiet" onClick={onRetry}>
          Search again
        </Button>
      )}
    </>
  );
}

function outcomeText(text: string, count: number, isUnreachable: boolean): string {
  if (isUnreachable) return 'For now we can only search page titles.';
  if (count === 0) return `Nothing found for “${text}”. Try another word, or fewer words.`;
  return count === 1 ? '1 result' : `${count} results`;
}
