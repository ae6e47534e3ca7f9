import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { interceptLinks } from '../../lib/pages/leaving/link-clicks.ts';
import { useBackGuard } from '../../lib/pages/leaving/use-back-guard.ts';
import { useWarningBeforeLeaving } from '../../lib/pages/leaving/warn-before-leaving.ts';
import { LeaveDialog } from './leave-dialog.tsx';

const BACK = Symbol('back');
/** An internal path, or wherever Back leads. */
type Way = string | typeof BACK;

/** For a form that is a page: once something was changed, links, Back and a reload ask first. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const [pendingWay, setPendingWay] = useState<Way | null>(null);
  const [, navigate] = useLocation();
  // Anyone who was asked here is not asked again by the browser.
  const [isLeft, setIsLeft] = useState(false);
  useWarningBeforeLeaving(isDirty && !isLeft);
  const take = (way: Way) => (isDirty ? setPendingWay(way) : leave(way));
  const { isEngaged, goBack } = useBackGuard(isDirty, () => take(BACK));

  function leave(way: Way) {
    setIsLeft(true);
    if (way === BACK) return goBack();
    // Replaces the history entry that guards Back.
    navigate(way, { replace: true });
    scrollTo(0, 0);
  }

  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => (isEngaged ? interceptLinks((path) => latest.current(path)) : undefined), [isEngaged]);
  return (
    <LeaveDialog
      isOpen={pendingWay !== null}
      onStay={() => setPendingWay(null)}
      onLeave={() => {
        setPendingWay(null);
        if (pendingWay !== null) leave(pendingWay);
      }}
    />
  );
}
