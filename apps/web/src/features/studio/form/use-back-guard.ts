import { useEffect, useRef, useState } from 'react';

const MARK = 'unsaved';

const isMarked = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;

/**
 * From the first change on, Back does not leave the page: it asks what to do with the form. A step of the same address
 * stands in the history for as long; Back takes that one, and it is put there again.
 */
export function useBackGuard(isDirty: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  const [isEngaged, setIsEngaged] = useState(isDirty);
  if (isDirty && !isEngaged) setIsEngaged(true);
  useEffect(() => {
    if (!isEngaged) return;
    const mark = () => history.pushState({ [MARK]: true }, '');
    const hold = () => {
      if (isMarked()) return;
      mark();
      latest.current();
    };
    mark();
    addEventListener('popstate', hold);
    return () => {
      removeEventListener('popstate', hold);
      if (isMarked()) history.back();
    };
  }, [isEngaged]);
}
