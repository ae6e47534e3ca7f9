import { useCallback, useEffect, useRef, useState } from 'react';
import type { WaitingStep } from '../../../lib/work/define-unsent-work.ts';
import { countUnsentWork, onUnsentWork } from '../../../lib/work/unsent-work.ts';

async function waitingSteps(userId: string): Promise<readonly WaitingStep[]> {
  try {
    const { loadUnsentWork } = await import('../../../lib/work/send-unsent-work.ts');
    return (await loadUnsentWork(userId)).flatMap((work) => work.waiting(userId));
  } catch {
    // The code that describes them cannot be loaded now.
    const count = countUnsentWork(userId);
    return [{ id: 'unread', words: `${count} ${count === 1 ? 'step' : 'steps'}`, at: null }];
  }
}

/** What waits on the device, up to date; null until the code that describes it has been loaded. */
export function useWaitingSteps(userId: string) {
  const [steps, setSteps] = useState<readonly WaitingStep[] | null>(() =>
    countUnsentWork(userId) === 0 ? [] : null,
  );
  const lookCount = useRef(0);
  const look = useCallback(async (): Promise<number> => {
    const thisLook = ++lookCount.current;
    const found = await waitingSteps(userId);
    if (thisLook === lookCount.current) setSteps(found);
    return found.length;
  }, [userId]);
  useEffect(() => {
    void look();
    return onUnsentWork(() => void look());
  }, [look]);
  return { steps, look };
}
