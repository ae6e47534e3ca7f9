import type { TrackNode } from '../../track-words.ts';
import type { MapLayout } from '../layout/map-layout.ts';
import type { MapView, Size } from '../pan-and-zoom/map-view.ts';
import { drawBox } from './draw-box.ts';
import type { MapPen } from './map-pen.ts';

interface MapDrawing {
  readonly layout: MapLayout;
  readonly nodes: ReadonlyMap<string, TrackNode>;
  readonly chosen: string | undefined;
  readonly pen: MapPen;
}

/** Redraws the whole map. The canvas has as many pixels as the screen shows, so lines and text stay sharp. */
export function drawMap(canvas: HTMLCanvasElement, drawing: MapDrawing, view: MapView, frame: Size): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const density = devicePixelRatio;
  const width = Math.round(frame.width * density);
  const height = Math.round(frame.height * density);
  // Setting the size clears the canvas and is slow, so it is only done when it changes.
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  const scale = view.scale * density;
  context.setTransform(scale, 0, 0, scale, view.x * density, view.y * density);
  drawThreads(context, drawing);
  drawMarks(context, drawing);
  for (const box of drawing.layout.boxes) {
    const node = drawing.nodes.get(box.id);
    if (node) drawBox(context, box, node, drawing.pen, node.id === drawing.chosen);
  }
}

function drawThreads(context: CanvasRenderingContext2D, { layout, nodes, pen }: MapDrawing): void {
  context.lineWidth = 3;
  for (const { from, curve } of layout.threads) {
    const isDone = nodes.get(from)?.status === 'completed';
    const [startX, startY, ...rest] = curve;
    context.strokeStyle = isDone ? pen.colours.accent : pen.colours.lineStrong;
    context.beginPath();
    context.moveTo(startX, startY);
    context.bezierCurveTo(...rest);
    context.stroke();
  }
}

function drawMarks(context: CanvasRenderingContext2D, { layout, pen }: MapDrawing): void {
  context.font = pen.textFont;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = pen.colours.ink3;
  for (const { text, x, y } of layout.marks) context.fillText(text, x, y);
}
