import { useEffect, useRef, useState } from 'react';

const MARK = 'unsaved';

// The step that was put there, and the page's own.
const STEPS_TO_LEAVE = -2;

const isMarked = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;

interface BackGuard {
  /** A step of its own stands in the history. */
  readonly isEngaged: boolean;
  /** Back, as it was meant: off the page. */
  readonly goBack: () => void;
}

/**
 * From the first change on, Back does not leave the page: it asks what to do with the form. A step of the same address
 * stands in the history for as long; Back takes that one, and it is put there again.
 */
export function useBackGuard(isDirty: boolean, onBack: () => void): BackGuard {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  const isReleased = useRef(false);
  const [isEngaged, setIsEngaged] = useState(isDirty);
  if (isDirty && !isEngaged) setIsEngaged(true);
  useEffect(() => {
    if (!isEngaged) return;
    const mark = () => history.pushState({ [MARK]: true }, '');
    const hold = () => {
      if (isReleased.current || isMarked()) return;
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
  return {
    isEngaged,
    goBack() {
      isReleased.current = true;
      history.go(STEPS_TO_LEAVE);
    },
  };
}
