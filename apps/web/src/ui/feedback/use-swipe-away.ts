import { type PointerEvent, useRef, useState } from 'react';

/** A finger is never quite still; a movement within this is a tap. */
const TAP_PX = { mouse: 2, other: 10 };

interface Swipe {
  readonly startX: number;
  readonly startY: number;
  isUnderWay: boolean;
}

/** A swipe to the right by the threshold or more dismisses. Returns the props of the element; `x` is how far it was dragged. */
export function useSwipeAway(thresholdPx: number, onAway: () => void) {
  const swipe = useRef<Swipe | null>(null);
  const [x, setX] = useState(0);
  const [isMoving, setIsMoving] = useState(false);

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const begun = swipe.current;
    if (!begun) return;
    const [right, down] = [event.clientX - begun.startX, Math.abs(event.clientY - begun.startY)];
    const tap = event.pointerType === 'mouse' ? TAP_PX.mouse : TAP_PX.other;
    if (!begun.isUnderWay) {
      if (right < tap && down < tap) return;
      // Vertical movement scrolls the page.
      if (right < down) {
        swipe.current = null;
        return;
      }
      begun.isUnderWay = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      setIsMoving(true);
    }
    setX(Math.max(0, right));
  }

  function finish(event: PointerEvent<HTMLElement>) {
    const isAway = swipe.current?.isUnderWay && event.clientX - swipe.current.startX >= thresholdPx;
    swipe.current = null;
    setIsMoving(false);
    if (isAway && event.type === 'pointerup') onAway();
    else setX(0);
  }

  return {
    x,
    isMoving,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        swipe.current = { startX: event.clientX, startY: event.clientY, isUnderWay: false };
      },
      onPointerMove,
      onPointerUp: finish,
      onPointerCancel: finish,
    },
  };
}
