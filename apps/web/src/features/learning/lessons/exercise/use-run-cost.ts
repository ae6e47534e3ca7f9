import { describeCost, formatByteSize } from '@academy/domain/academy/data-usage';
import { useEffect, useState } from 'react';
import { dataRate } from '../../../../lib/device/own-rate.ts';
import type { RunnerState } from '../../../../lib/python/python-runner.ts';
import { LANGUAGES, type Language } from './languages.ts';

const FREE = 'Runs on your phone. Uses no data.';

/** How much data the next run costs, in a sentence. */
export function useRunCost(language: Language, state: RunnerState): string {
  const { name, downloadBytes, isKept: checkCached } = LANGUAGES[language];
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    let isGone = false;
    void checkCached().then((isCached) => {
      if (!isGone) setIsKept(isCached);
    });
    return () => {
      isGone = true;
    };
  }, [checkCached]);
  if (isKept || state.kind !== 'not-loaded') return FREE;
  const size = formatByteSize(downloadBytes);
  return `Loads ${name} once: about ${size}, or ${describeCost(downloadBytes, dataRate())} of data. After that it runs on your phone and uses no data.`;
}
