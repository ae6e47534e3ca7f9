import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { MapBox, MapLayout } from '../layout/map-layout.ts';
import { commandOf } from './map-keys.ts';
import {
  clampedToFrame,
  fittingView,
  type MapView,
  type Point,
  pannedBy,
  revealing,
  type Size,
  ZOOM_STEP,
  zoomedAt,
} from './map-view.ts';
import { useMapGestures } from './use-map-gestures.ts';
import { useMovingView } from './use-moving-view.ts';

const REVEAL_MARGIN_PX = 20;

interface ControlledMap {
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly layout: MapLayout | undefined;
  readonly frame: Size;
  readonly moveMs: number;
}

/** Pan and zoom by mouse, touch, keyboard and buttons. */
export function useMapControl({ frameRef, layout, frame, moveMs }: ControlledMap) {
  const { view, latest, jump, glide } = useMovingView(moveMs);
  const isTouched = useRef(false);
  const { width, height } = frame;

  const moved = useCallback(
    (change: (view: MapView) => MapView): MapView | undefined => {
      if (!layout || !latest.current) return undefined;
      isTouched.current = true;
      return clampedToFrame(change(latest.current), layout, { width, height });
    },
    [layout, latest, width, height],
  );
  const pan = useCallback(
    (dx: number, dy: number) => {
      const next = moved((from) => pannedBy(from, dx, dy));
      if (next) jump(next);
    },
    [moved, jump],
  );
  const zoom = useCallback(
    (factor: number, place: Point) => {
      const before = latest.current?.scale;
      const next = moved((from) => zoomedAt(from, factor, place));
      if (next) jump(next);
      return next?.scale !== before;
    },
    [moved, jump, latest],
  );
  const step = (factor: number) => {
    const next = moved((from) => zoomedAt(from, factor, { x: width / 2, y: height / 2 }));
    if (next) glide(next);
  };
  const fit = () => {
    isTouched.current = false;
    if (layout) glide(fittingView(layout, frame));
  };
  const reveal = (box: MapBox) => {
    const next = moved((from) => revealing(from, box, frame, REVEAL_MARGIN_PX));
    if (next) glide(next);
  };

  // A new layout or frame starts with the whole map; a view that was moved is only kept within reach.
  useEffect(() => {
    if (!layout || width === 0) return;
    const size = { width, height };
    jump(
      latest.current && isTouched.current
        ? clampedToFrame(latest.current, layout, size)
        : fittingView(layout, size),
    );
  }, [layout, width, height, jump, latest]);

  const gestures = useMapGestures(frameRef, { pan, zoom });
  function onKeyDown(event: KeyboardEvent) {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    if (command.kind === 'pan') pan(command.dx, command.dy);
    else if (command.kind === 'fit') fit();
    else step(command.kind === 'zoom-in' ? ZOOM_STEP : 1 / ZOOM_STEP);
  }
  return {
    view,
    reveal,
    fit,
    zoomIn: () => step(ZOOM_STEP),
    zoomOut: () => step(1 / ZOOM_STEP),
    gestures,
    onKeyDown,
  };
}
