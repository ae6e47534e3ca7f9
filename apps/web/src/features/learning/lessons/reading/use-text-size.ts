import { useState } from 'react';
import { sharedEntry } from '../../../../lib/device/device-store.ts';

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const place = sharedEntry('lesson-text-size', (stored) => TEXT_SIZES.find((size) => size === stored) ?? null);

/** Of the lesson's text only; stored on this device. */
export function useTextSize() {
  const [size, setSize] = useState<TextSize>(() => place.read() ?? 'normal');
  function choose(next: TextSize) {
    place.store(next);
    setSize(next);
  }
  return [size, choose] as const;
}
