import { type RefObject, useEffect, useState } from 'react';

/** The width of the frame, and the screen's pixel density, which changes with zoom and between screens. */
export function useFrame(ref: RefObject<Element | null>): { width: number; density: number } {
  const [frame, setFrame] = useState({ width: 0, density: 1 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setFrame({ width: element.clientWidth, density: devicePixelRatio });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [ref]);
  return frame;
}
