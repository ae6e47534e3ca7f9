import { useState } from 'react';
import { sharedPlace } from '../../../../lib/device/device-store.ts';

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const place = sharedPlace('lesson-text-size', (stored) => TEXT_SIZES.find((size) => size === stored) ?? null);

/** Of the lesson's text only; stored on this device. */
export function useTextSize() {
  const [size, setSize] = useState<TextSize>(() => place.read() ?? 'normal');
  function choose(next: TextSize) {
    place.keep(next);
    setSize(next);
  }
  return [size, choose] as const;
}
