import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { showScrollbarOnActivity } from './scrollbar-activity.ts';

export interface ScrollAreaProps {
  /** Names the area as a region; needed where it is not obvious what scrolls. */
  label?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** Scrolls natively; its thin scrollbar is visible while something moves. */
export function ScrollArea({ label, className, ref, children }: ScrollAreaProps) {
  const areaRef = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => areaRef.current, []);

  useEffect(() => {
    const area = areaRef.current;
    if (area === null) return;
    const stopWatchingSize = watchOverflow(area, setIsScrollable);
    const stopWatchingActivity = showScrollbarOnActivity(area);
    return () => {
      stopWatchingSize();
      stopWatchingActivity();
    };
  }, []);

  return (
    <div
      ref={areaRef}
      {...(isScrollable && { tabIndex: 0 })}
      {...(label !== undefined && { role: 'region', 'aria-label': label })}
      data-scrollbar="hidden"
      className={classNames('scrollbar-thin overflow-auto overscroll-contain', className)}
    >
      <div>{children}</div>
    </div>
  );
}

function watchOverflow(area: HTMLElement, onChange: (isScrollable: boolean) => void) {
  const observer = new ResizeObserver(() => {
    onChange(area.scrollHeight > area.clientHeight || area.scrollWidth > area.clientWidth);
  });
  observer.observe(area);
  for (const content of area.children) observer.observe(content);
  return () => observer.disconnect();
}
