import type { TrackNode } from '../../track-words.ts';
import type { MapPen } from './map-pen.ts';

/** In rem. */
const BEAD_RADIUS = 0.8125;

/** A milestone is a diamond, everything else a bead; each status has its own fill. */
export function drawBead(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  { type, status }: TrackNode,
  { colours, rem }: MapPen,
) {
  const radius = BEAD_RADIUS * rem;
  const shape = (reach: number) => {
    context.beginPath();
    if (type === 'milestone') diamond(context, x, y, reach * 1.2);
    else context.arc(x, y, reach, 0, 2 * Math.PI);
  };
  const fill = (reach: number, colour: string) => {
    shape(reach);
    context.fillStyle = colour;
    context.fill();
  };
  fill(radius + 3, colours.page);
  switch (status) {
    case 'completed':
      fill(radius, colours.accent);
      return strokeMark(context, x, y, radius, colours.onAccent, CHECK);
    case 'in-progress':
      fill(radius, colours.sun);
      return fill(radius * 0.45, colours.sunInk);
    case 'available':
      fill(radius, colours.accent);
      return fill(radius * 0.65, colours.surface);
    case 'locked':
      fill(radius, colours.lineControl);
      fill(radius - 2, colours.surface);
      return strokeMark(context, x, y, radius, colours.ink3, BAR);
  }
}

function diamond(context: CanvasRenderingContext2D, x: number, y: number, reach: number): void {
  context.moveTo(x, y - reach);
  context.lineTo(x + reach, y);
  context.lineTo(x, y + reach);
  context.lineTo(x - reach, y);
  context.closePath();
}

type Mark = readonly (readonly [number, number])[];
/** As a fraction of the bead's radius. */
const CHECK: Mark = [
  [-0.42, 0.02],
  [-0.1, 0.34],
  [0.44, -0.3],
];
const BAR: Mark = [
  [-0.4, 0],
  [0.4, 0],
];

function strokeMark(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  mark: Mark,
) {
  context.beginPath();
  for (const [dx, dy] of mark) context.lineTo(x + dx * radius, y + dy * radius);
  context.lineWidth = 2.4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = colour;
  context.stroke();
  context.lineCap = 'butt';
}
