import { describeCost, formatByteSize } from '@academy/domain/data-usage';
import { useEffect, useState } from 'react';
import { isPythonKept } from '../../../lib/python/is-python-kept.ts';
import type { PythonState } from '../../../lib/python/python-runner.ts';
import { PYTHON_DOWNLOAD_BYTES } from '../../../lib/python/python-size.ts';

const FREE = 'Runs on your phone. Uses no data.';

/** What the next run costs in data, in a sentence. */
export function usePythonCost(state: PythonState): string {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    let isGone = false;
    void isPythonKept().then((kept) => {
      if (!isGone) setIsKept(kept);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (isKept || state.kind !== 'not-loaded') return FREE;
  const size = formatByteSize(PYTHON_DOWNLOAD_BYTES);
  return `Loads Python once: about ${size}, or ${describeCost(PYTHON_DOWNLOAD_BYTES)} of data. After that it runs on your phone and uses no data.`;
}
