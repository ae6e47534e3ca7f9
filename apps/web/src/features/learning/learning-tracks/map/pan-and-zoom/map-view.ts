import type { MapBox } from '../layout/map-layout.ts';

/** The map's transform in its frame: a point of the map is shown at `point * scale + offset`. */
export interface MapView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const SMALLEST_SCALE = 0.5;
export const LARGEST_SCALE = 3;
export const ZOOM_STEP = 1.25;

/** The whole map centred in the frame, never enlarged; text keeps its size where there is room. */
export function fittingView(map: Size, frame: Size): MapView {
  const fitting = Math.min(1, frame.width / map.width, frame.height / map.height);
  const scale = Math.max(SMALLEST_SCALE, fitting);
  return { scale, x: (frame.width - map.width * scale) / 2, y: (frame.height - map.height * scale) / 2 };
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The centre of the map stays in the frame, so that it cannot be lost. */
export function clampedToFrame({ scale, x, y }: MapView, map: Size, frame: Size): MapView {
  const halfWidth = (map.width * scale) / 2;
  const halfHeight = (map.height * scale) / 2;
  const reachX = Math.max(frame.width / 2, halfWidth);
  const reachY = Math.max(frame.height / 2, halfHeight);
  return {
    scale,
    x: within(x, frame.width / 2 - halfWidth - reachX, frame.width / 2 - halfWidth + reachX),
    y: within(y, frame.height / 2 - halfHeight - reachY, frame.height / 2 - halfHeight + reachY),
  };
}

export function pannedBy(view: MapView, dx: number, dy: number): MapView {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Zooms so that the point at `place` in the frame stays there. */
export function zoomedAt(view: MapView, factor: number, place: Point): MapView {
  const scale = within(view.scale * factor, SMALLEST_SCALE, LARGEST_SCALE);
  const change = scale / view.scale;
  return {
    scale,
    x: place.x - (place.x - view.x) * change,
    y: place.y - (place.y - view.y) * change,
  };
}

function shiftInto(start: number, length: number, room: number, margin: number): number {
  if (start < margin || length > room - 2 * margin) return margin - start;
  return Math.min(0, room - margin - (start + length));
}

/** Moves no further than needed to show a box with a small margin. */
export function revealing(view: MapView, box: MapBox, frame: Size, margin: number): MapView {
  const dx = shiftInto(box.x * view.scale + view.x, box.width * view.scale, frame.width, margin);
  const dy = shiftInto(box.y * view.scale + view.y, box.height * view.scale, frame.height, margin);
  return pannedBy(view, dx, dy);
}

/** Interpolates between two views; `share` runs from 0 to 1. */
export function between(from: MapView, to: MapView, share: number): MapView {
  const mix = (one: number, other: number) => one + (other - one) * share;
  return { scale: mix(from.scale, to.scale), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
