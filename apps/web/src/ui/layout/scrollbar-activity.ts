/** 1§9: custom scrollbars hide this long after the last scroll or pointer activity. */
export const SCROLLBAR_HIDE_DELAY_MS = 600;

const activities = ['scroll', 'pointermove', 'pointerdown'] as const;

/** Sets `data-scrollbar`; the styles do the rest. */
export function showScrollbarOnActivity(
  area: Pick<HTMLElement, 'dataset' | 'addEventListener' | 'removeEventListener'>,
) {
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    area.dataset.scrollbar = 'visible';
    clearTimeout(hiding);
    hiding = setTimeout(() => {
      area.dataset.scrollbar = 'hidden';
    }, SCROLLBAR_HIDE_DELAY_MS);
  };
  for (const activity of activities) area.addEventListener(activity, show, { passive: true });
  return () => {
    clearTimeout(hiding);
    for (const activity of activities) area.removeEventListener(activity, show);
  };
}
