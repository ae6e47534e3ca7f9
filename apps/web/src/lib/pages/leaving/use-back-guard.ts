import { useEffect, useRef, useState } from 'react';

const MARK = 'unsaved';

// The extra history entry, and the page's own.
const STEPS_TO_LEAVE = -2;

const isMarked = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;

interface BackGuard {
  /** The extra entry is in the history. */
  readonly isEngaged: boolean;
  /** Goes back as intended: off the page. */
  readonly goBack: () => void;
}

/**
 * From the first change on, Back does not leave the page but asks what to do with the form. For as long, the history
 * has an extra entry with the same address; Back removes it, and it is added again.
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
