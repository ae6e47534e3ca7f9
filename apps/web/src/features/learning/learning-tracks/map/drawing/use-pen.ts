import { type RefObject, useEffect, useState } from 'react';
import { useTheme } from '../../../../../lib/device/theme.ts';
import { type MapPen, penFor } from './map-pen.ts';

/** Follows the theme, and the heading font when it has loaded. */
export function usePen(ref: RefObject<Element | null>): MapPen | undefined {
  const theme = useTheme();
  const [pen, setPen] = useState<MapPen>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens are read again for each theme
  useEffect(() => {
    let isCurrent = true;
    const read = () => {
      if (isCurrent && ref.current) setPen(penFor(ref.current));
    };
    read();
    void document.fonts.load('700 1rem "Schibsted Grotesk"').then(read, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [theme, ref]);
  return pen;
}
