import { STATUS_WORDS, statusText, type TrackNode } from '../../track-words.ts';
import type { MapBox } from '../layout/map-layout.ts';
import { drawBead } from './draw-bead.ts';
import type { MapPen } from './map-pen.ts';
import { wrapText } from './wrap-text.ts';

const LINE = 1.25;
/** In rem. */
const BOX = { padding: 0.875, corner: 1.125, beadRoom: 0.5, bar: 0.375 } as const;

/** The lines of a title in a box of this width. */
export function titleLines(context: CanvasRenderingContext2D, title: string, boxWidth: number, pen: MapPen) {
  context.font = pen.titleFont;
  const room = boxWidth - 2 * BOX.padding * pen.rem;
  return wrapText(title, room, (text) => context.measureText(text).width);
}

/** The height of a box for a title with this number of lines, the status and the bar below it. */
export function boxHeightFor(lines: number, rem: number): number {
  return (2 * BOX.padding + BOX.beadRoom + (lines + 1) * LINE + BOX.bar + 0.5) * rem;
}

function outline(context: CanvasRenderingContext2D, box: MapBox, node: TrackNode, pen: MapPen): void {
  const { colours, rem } = pen;
  const isLocked = node.status === 'locked';
  context.beginPath();
  roundedBox(context, box, BOX.corner * rem);
  context.fillStyle = isLocked ? colours.page : colours.surface;
  context.fill();
  context.lineWidth = isLocked ? 2 : 1.5;
  context.strokeStyle = {
    completed: colours.accent,
    'in-progress': colours.sunEdge,
    available: colours.lineControl,
    locked: colours.lineStrong,
  }[node.status];
  context.setLineDash(isLocked ? [6, 5] : []);
  context.stroke();
  context.setLineDash([]);
}

/** The canvas method `roundRect` is newer than the oldest phones that we support. */
function roundedBox(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: MapBox,
  corner: number,
): void {
  context.moveTo(x + corner, y);
  context.arcTo(x + width, y, x + width, y + height, corner);
  context.arcTo(x + width, y + height, x, y + height, corner);
  context.arcTo(x, y + height, x, y, corner);
  context.arcTo(x, y, x + width, y, corner);
  context.closePath();
}

export function drawBox(
  context: CanvasRenderingContext2D,
  box: MapBox,
  node: TrackNode,
  pen: MapPen,
  isChosen: boolean,
): void {
  const { colours, rem } = pen;
  outline(context, box, node, pen);
  if (isChosen) {
    context.lineWidth = 3;
    context.strokeStyle = colours.accentText;
    context.stroke();
  }
  const left = box.x + BOX.padding * rem;
  let y = box.y + (BOX.padding + BOX.beadRoom + LINE / 2) * rem;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = node.status === 'locked' ? colours.ink2 : colours.ink;
  for (const line of titleLines(context, node.title, box.width, pen)) {
    context.fillText(line, left, y);
    y += LINE * rem;
  }
  context.font = pen.textFont;
  context.fillStyle = node.status === 'completed' ? colours.success : colours.ink3;
  const status = statusText(node);
  const isFitting = context.measureText(status).width <= box.width - 2 * BOX.padding * rem;
  context.fillText(isFitting ? status : STATUS_WORDS[node.status], left, y);
  if (node.status === 'in-progress') drawBar(context, box, node.progress, pen);
  drawBead(context, box.x + box.width / 2, box.y, node, pen);
}

function drawBar(context: CanvasRenderingContext2D, box: MapBox, percent: number, pen: MapPen): void {
  const { colours, rem } = pen;
  const thickness = BOX.bar * rem;
  const left = box.x + BOX.padding * rem + thickness / 2;
  const length = box.width - 2 * BOX.padding * rem - thickness;
  const y = box.y + box.height - BOX.padding * rem;
  context.lineCap = 'round';
  context.lineWidth = thickness;
  for (const [share, colour] of [
    [1, colours.line],
    [percent / 100, colours.accent],
  ] as const) {
    context.strokeStyle = colour;
    context.beginPath();
    context.moveTo(left, y);
    context.lineTo(left + length * share, y);
    context.stroke();
  }
  context.lineCap = 'butt';
}
