import { useState } from 'react';

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const STORAGE_KEY = 'lesson-text-size';

function storedSize(): TextSize {
  const stored = localStorage.getItem(STORAGE_KEY);
  return TEXT_SIZES.find((size) => size === stored) ?? 'normal';
}

/** Of the lesson's text alone; kept on this device. */
export function useTextSize() {
  const [size, setSize] = useState(storedSize);
  function choose(next: TextSize) {
    localStorage.setItem(STORAGE_KEY, next);
    setSize(next);
  }
  return [size, choose] as const;
}
