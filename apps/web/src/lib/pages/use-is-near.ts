import { type RefObject, useEffect, useState } from 'react';

/** True from the moment when the element is so near to being seen: until then a phone pays nothing for it. */
export function useIsNear(ref: RefObject<HTMLElement | null>, margin: `${number}px`): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isNear, margin]);
  return isNear;
}
