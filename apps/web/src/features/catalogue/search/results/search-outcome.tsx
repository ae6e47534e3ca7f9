import { Button } from '../../../../ui/actions/button.tsx';

interface SearchOutcomeProps {
  text: string;
  count: number;
  isSearching: boolean;
  isUnreachable: boolean;
  /** The server did not respond, and the device was searched instead. */
  isDeviceSearched: boolean;
  onRetry: () => void;
}

/** Announced when the list has settled, and shown where there is no list. */
export function SearchOutcome(props: SearchOutcomeProps) {
  const { text, count, isSearching, isUnreachable, onRetry } = props;
  const isQuiet = text === '' || isSearching;
  const isSeen = count === 0 || isUnreachable;
  return (
    <>
      <p role="status" className={isSeen ? 'px-3 py-2 text-ink-2 empty:hidden' : 'sr-only'}>
        {!isQuiet && outcomeText(props)}
      </p>
      {isUnreachable && (
        <Button variant="quiet" onClick={onRetry}>
          Search again
        </Button>
      )}
    </>
  );
}

function outcomeText({ text, count, isUnreachable, isDeviceSearched }: SearchOutcomeProps): string {
  if (isDeviceSearched)
    return count === 0
      ? `Nothing on this device for “${text}”. With a connection we search the whole academy.`
      : 'The search did not work. We searched only what is on this device.';
  if (isUnreachable) return 'For now we can only search page titles.';
  if (count === 0) return `Nothing found for “${text}”. Try another word, or fewer words.`;
  return count === 1 ? '1 result' : `${count} results`;
}
