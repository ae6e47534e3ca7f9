import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point } from './map-view.ts';

// Our own gestures are 0.8 kB; d3-zoom with what it imports is 16.9 kB of the 25 kB that this page may cost (decision 5).

/** A finger that moves less than this is pressing, not dragging. */
const DRAG_FROM_PX = 5;
const WHEEL_ZOOM_PER_PX = 0.002;

interface MapMoves {
  readonly pan: (dx: number, dy: number) => void;
  /** False at the limits of the zoom. */
  readonly zoom: (factor: number, place: Point) => boolean;
}

const middle = (places: readonly Point[]): Point => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
});
const spread = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** Dragging with mouse or finger, pinching, and the wheel. */
export function useMapGestures(ref: RefObject<HTMLElement | null>, { pan, zoom }: MapMoves) {
  const pointers = useRef(new Map<number, Point>());
  const isDragging = useRef(false);

  const placeOf = (event: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = ref.current?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  };

  useEffect(() => {
    const element = ref.current;
    // React adds passive wheel listeners, which cannot prevent the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      const isWanted = event.ctrlKey || event.metaKey || element?.contains(document.activeElement);
      if (!isWanted) return;
      const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
      const place = { x: event.clientX - left, y: event.clientY - top };
      const hasZoomed = zoom(Math.exp(-event.deltaY * WHEEL_ZOOM_PER_PX), place);
      if (hasZoomed || event.ctrlKey) event.preventDefault();
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [ref, zoom]);

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    if (pointers.current.size === 0) isDragging.current = false;
    pointers.current.set(event.pointerId, placeOf(event));
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    const moved = { x: now.x - before.x, y: now.y - before.y };
    if (!isDragging.current && Math.hypot(moved.x, moved.y) < DRAG_FROM_PX) return;
    if (!isDragging.current) {
      isDragging.current = true;
      ref.current?.setPointerCapture(event.pointerId);
    }
    const old = [...pointers.current.values()];
    pointers.current.set(event.pointerId, now);
    const current = [...pointers.current.values()];
    const [from, to] = [middle(old), middle(current)];
    pan(to.x - from.x, to.y - from.y);
    if (current.length === 2 && spread(old) > 0) zoom(spread(current) / spread(old), to);
  }

  function onPointerEnd(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
  }

  /** The click that ends a drag selects nothing; a keyboard click has no `detail`. */
  function onClickCapture(event: MouseEvent) {
    if (!isDragging.current || event.detail === 0) return;
    isDragging.current = false;
    event.stopPropagation();
    event.preventDefault();
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onClickCapture,
  };
}
